import type { Part } from '../../../openrpc';

const PRIMITIVES = /\b(?:string|number|boolean|void|object|null)\b/g;

/** Names of the types in a printed type: primitives, and linked ones. */
export function getTypeNames(
  types: readonly (readonly Part[])[],
): readonly string[] {
  const names = types.flatMap((parts) => {
    const plain = parts.map((p) => (typeof p === 'string' ? p : ' ')).join('');
    // A string of an enumeration is no type.
    const unquoted = plain.replace(/'[^']*'|"[^"]*"/g, '');
    const linked = parts.flatMap((p) => (typeof p === 'string' ? [] : [p[0]]));
    return [...(unquoted.match(PRIMITIVES) ?? []), ...linked];
  });
  return [...new Set(names)];
}
