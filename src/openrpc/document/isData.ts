const DATA_KEYWORDS = ['const', 'default', 'enum', 'examples'];

/** True for a keyword of a schema that holds data, not schemas. */
export function isData(keyword: string): boolean {
  return DATA_KEYWORDS.includes(keyword);
}
