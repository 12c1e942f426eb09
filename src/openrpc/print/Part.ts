/** A piece of code: text, or a type name with the address that explains it. */
export type Part = string | readonly [text: string, href: string];

/** The plain text of parts. */
export function toText(parts: readonly Part[]): string {
  return parts.map((p) => (typeof p === 'string' ? p : p[0])).join('');
}
