import type { Part } from '../../../openrpc';

const PRIMITIVES = /\b(?:string|number|boolean|void|object|null)\b/g;

/** The names in printed types: primitives and linked types. */
export function getTypeNames(
  types: readonly (readonly Part[])[],
): readonly string[] {
  const names = types.flatMap((parts) => {
    const plain = parts.map((p) => (typeof p === 'string' ? p : ' ')).join('');
    // Strings of an enumeration aren't type names.
    const unquoted = plain.replace(/'[^']*'|"[^"]*"/g, '');
    const linked = parts.flatMap((p) => (typeof p === 'string' ? [] : [p[0]]));
    return [...(unquoted.match(PRIMITIVES) ?? []), ...linked];
  });
  return [...new Set(names)];
}
