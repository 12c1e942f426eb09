/** A name with the address that explains it. */
export type Link = readonly [text: string, href: string];

/** A piece of code: text, or a type name that is a link. */
export type Part = string | Link;

/** The plain text of parts. */
export function toText(parts: readonly Part[]): string {
  return parts.map((p) => (typeof p === 'string' ? p : p[0])).join('');
}
