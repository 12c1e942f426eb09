import ts from 'typescript';
import type { Analysis } from './analyze';
import { getCall } from './callbacks';
import type { Names } from './Names';
import { getLastName, getOwner, type Use, type UseFinding } from './types';

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
function findRenames(older: Names, newer: Names): ReadonlyMap<string, string> {
  const after = getStrangers(newer, older);
  const renames = new Map<string, string>();
  // The second round finds names for a type that has been renamed itself.
  for (const round of [1, 2]) {
    for (const [name, text] of getStrangers(older, newer)) {
      const wanted = round === 1 ? text : (renames.get(text) ?? text);
      const [twin, ...more] = after.filter(
        ([n, t]) =>
          t === wanted && n !== name && getOwner(n) === getOwner(name),
      );
      if (twin && !more.length) renames.set(name, twin[0]);
    }
  }
  return renames;
}

const has = ({ values, types }: Names, { form, symbol }: Use): boolean =>
  form === 'type'
    ? types.has(symbol)
    : values.has(symbol) || (form === 'import' && types.has(symbol));

/** Uses of what the target no longer has, or has under another name. */
export function findMissing(
  { uses, names }: Analysis,
  target: Names,
  version: string,
): readonly UseFinding[] {
  const renames = findRenames(names, target);
  return uses.flatMap((use): UseFinding[] => {
    const { symbol, form, start, end } = use;
    const kind = form === 'type' ? 'types' : 'breaks';
    const name = form === 'type' ? renames.get(symbol) : undefined;
    if (name !== undefined) {
      const message = `The type \`${symbol}\` is called \`${name}\` in ${version}.`;
      const edits = [{ start, end, text: getLastName(name) }];
      return [{ use, kind, message, edits }];
    }
    // An event that the older version does not have either is a mistake of the app.
    if (!has(names, use) || has(target, use)) return [];
    const message =
      form === 'listen' || form === 'once'
        ? `Apps cannot listen to \`${symbol}\` in ${version}.`
        : `\`${symbol}\` does not exist in ${version}.`;
    return [{ use, kind, message }];
  });
}

/** Uses of what the target still has, but advises against. */
export const findDeprecated = (
  { uses }: Analysis,
  { deprecated, results }: Names,
): readonly UseFinding[] =>
  uses.flatMap((use): UseFinding[] => {
    const { symbol, form, node, start, end } = use;
    const text = deprecated.get(symbol);
    if (text === undefined || form === 'clear') return [];
    // The member that the text names: `Device.name`.
    const name = /`(\w+\.\w+)\(\)`/.exec(text)?.[1] ?? '';
    // `Device.voiceGuidance()` → `Device.voiceGuidanceSettings()`
    const isSame =
      getOwner(name) === getOwner(symbol) &&
      results.has(symbol) &&
      results.get(symbol) === results.get(name) &&
      ts.isPropertyAccessExpression(node.parent) &&
      getCall(use)?.arguments.length === 0;
    const edits = [{ start, end, text: getLastName(name) }];
    const message = `\`${symbol}\` is deprecated. ${text}`.trim();
    return [{ use, kind: 'deprecated', message, ...(isSame && { edits }) }];
  });
