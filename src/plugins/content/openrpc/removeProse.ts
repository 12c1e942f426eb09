/** Keys whose values apps receive, so a `description` in them must stay. */
const VALUES = ['const', 'default', 'enum', 'examples'];

/** Keys with descriptions, which only pages show. */
export const PROSE = ['description', 'summary', 'x-enum-descriptions'];

export function removeProse(part: unknown, keys = PROSE): unknown {
  if (Array.isArray(part)) return part.map((item) => removeProse(item, keys));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      // A field can be named `description`; its value is a schema object.
      .filter(
        ([key, value]) =>
          !keys.includes(key) ||
          !(
            typeof value === 'string' ||
            Array.isArray(value) ||
            /^x-/.test(key)
          ),
      )
      .map(([key, value]) => [
        key,
        VALUES.includes(key) ? (value as unknown) : removeProse(value, keys),
      ]),
  );
}
