import type { Names } from './Names';

/** Types that the other version lacks, or has with another meaning. */
const getStrangers = (names: Names, other: Names): [string, string][] =>
  [...names.types].filter(
    ([name, text]) => text !== '' && other.types.get(name) !== text,
  );

/** The text of a type, with the names that it refers to as they are now. */
function rename(text: string, renames: ReadonlyMap<string, string>): string {
  return renames.get(text) ?? text;
}

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
      const module = name.replace(/\.\w+$/, '');
      const wanted = round === 1 ? text : rename(text, renames);
      const twins = after.filter(
        ([n, t]) =>
          t === wanted && n !== name && n.replace(/\.\w+$/, '') === module,
      );
      const [twin] = twins;
      if (twin && twins.length === 1) renames.set(name, twin[0]);
    }
  }
  return renames;
}
