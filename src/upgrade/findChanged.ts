import ts from 'typescript';
import type { Analysis } from './analyze';
import { getCall } from './callbacks';
import type { Names } from './Names';
import { getLastName, getOwner, type Use, type UseFinding } from './types';

const has = ({ values, types }: Names, { form, symbol }: Use): boolean =>
  form === 'type'
    ? types.has(symbol)
    : values.has(symbol) || (form === 'import' && types.has(symbol));

/** Uses of what the target no longer has. */
export const findMissing = (
  { uses, names }: Analysis,
  target: Names,
  version: string,
): readonly UseFinding[] =>
  // An event that the older version does not have either is a mistake of the app.
  uses
    .filter((use) => has(names, use) && !has(target, use))
    .map((use) => {
      const { symbol, form } = use;
      const isEvent = form === 'listen' || form === 'once';
      return {
        use,
        kind: form === 'type' ? 'types' : 'breaks',
        message: isEvent
          ? `Apps cannot listen to \`${symbol}\` in ${version}.`
          : `\`${symbol}\` does not exist in ${version}.`,
      };
    });

/** Uses of what the target still has, but advises against. */
export const findDeprecated = (
  { uses }: Analysis,
  { deprecated, results }: Names,
): readonly UseFinding[] =>
  uses.flatMap((use): UseFinding[] => {
    const { symbol, form, node } = use;
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
    const message = `\`${symbol}\` is deprecated. ${text}`.trim();
    const replacement = isSame ? getLastName(name) : undefined;
    return [{ use, kind: 'deprecated', message, replacement }];
  });
