import type { Names } from './Names';
import { getOwner } from './symbolParts';

/** Types that the other version lacks, or has with another meaning. */
const getStrangers = (names: Names, other: Names): [string, string][] =>
  [...names.types].filter(
    ([name, text]) => text !== '' && other.types.get(name) !== text,
  );

/**
 * Types that only got another name: older → newer. Recognized by their text,
 * where exactly one type of the other version has it and its former name is
 * gone or means something else.
 */
export function findTypeRenames(
  older: Names,
  newer: Names,
): ReadonlyMap<string, string> {
  const after = getStrangers(newer, older);
  const before = getStrangers(older, newer);
  const renames = new Map<string, string>();
  // The second round finds names for a type that has been renamed itself.
  for (const round of [1, 2]) {
    for (const [name, text] of before) {
      const module = getOwner(name);
      const wanted = round === 1 ? text : (renames.get(text) ?? text);
      const twins = after.filter(
        ([n, t]) => t === wanted && n !== name && getOwner(n) === module,
      );
      const [twin] = twins;
      if (twin && twins.length === 1) renames.set(name, twin[0]);
    }
  }
  return renames;
}
