import ts from 'typescript';
import type { Edit } from '../typing/types';
import type { Analysis } from './analyze';
import { getCall } from './callbacks';
import type { Names } from './Names';
import { getLastName, getOwner, type Use, type UseFinding } from './types';

type Edits = readonly Edit[] | undefined;

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

/** `Device.voiceGuidance()` → `Device.voiceGuidanceSettings()` */
function replaceGetter(use: Use, text: string): Edits {
  const { node, start, end } = use;
  const isMember = ts.isPropertyAccessExpression(node.parent);
  const isBare = isMember && getCall(use)?.arguments.length === 0;
  return isBare ? [{ start, end, text }] : undefined;
}

/** `listen('deviceNameChanged', f)` → `name(f)`, where `f` is a function. */
function replaceListen(use: Use, text: string, checker: ts.TypeChecker): Edits {
  const [event, callback, more] = getCall(use)?.arguments ?? [];
  const isPlain = event && callback && !more && !ts.isSpreadElement(event);
  // A property that gets anything but a function throws.
  return isPlain &&
    ts.isPropertyAccessExpression(use.node.parent) &&
    checker.getTypeAtLocation(callback).getCallSignatures().length
    ? [
        { start: use.start, end: use.end, text },
        { start: event.getStart(), end: callback.getStart(), text: '' },
      ]
    : undefined;
}

/** Uses of what the target still has, but advises against. */
export function findDeprecated(
  { uses, checker }: Analysis,
  { deprecated, results, subscribable }: Names,
): readonly UseFinding[] {
  const cleared = new Set(
    uses.flatMap(({ symbol, form }) => {
      if (form === 'clear') return [symbol];
      // Which event it clears is not known.
      const isAny = getLastName(symbol) === 'clear' && form !== 'import';
      return isAny ? [getOwner(symbol)] : [];
    }),
  );
  /** Only where the new call is shown to mean the same. */
  const replace = (use: Use, name: string): Edits => {
    const { symbol, form } = use;
    const owner = getOwner(symbol);
    if (getOwner(name) !== owner) return undefined;
    if (form === 'listen') {
      const isCleared = [symbol, owner, 'Events'].some((s) => cleared.has(s));
      return isCleared || !subscribable.has(name)
        ? undefined
        : replaceListen(use, getLastName(name), checker);
    }
    const result = results.get(symbol);
    const isSame = result !== undefined && result === results.get(name);
    return isSame ? replaceGetter(use, getLastName(name)) : undefined;
  };
  return uses.flatMap((use): UseFinding[] => {
    const text = deprecated.get(use.symbol);
    if (text === undefined || use.form === 'clear') return [];
    // The member that the text names: `Device.name`.
    const name = /`(\w+\.\w+)\(\)`/.exec(text)?.[1];
    const edits = name === undefined ? undefined : replace(use, name);
    const message = `\`${use.symbol}\` is deprecated. ${text}`.trim();
    return [{ use, kind: 'deprecated', message, ...(edits && { edits }) }];
  });
}
