import type { Analysis } from './analyze';
import { findTypeRenames } from './findTypeRenames';
import type { UseNode } from './findUses';
import type { Names } from './Names';
import { getLastName } from './symbolParts';
import type { UpgradeFinding } from './types';

/** A finding at the place of a use; its line is told later. */
export type UseFinding = Omit<UpgradeFinding, 'file' | 'line' | 'symbol'> & {
  readonly use: UseNode;
};

const has = ({ values, types }: Names, { form, symbol }: UseNode): boolean =>
  form === 'type'
    ? types.has(symbol)
    : values.has(symbol) || (form === 'import' && types.has(symbol));

function toRename(
  { types }: Names,
  use: UseNode,
  name: string,
  version: string,
): UseFinding {
  return {
    use,
    kind: 'types',
    message: `The type \`${use.symbol}\` is called \`${name}\` in ${version}.`,
    // A name that had another meaning would be renamed again by a second run.
    ...(!types.has(name) && {
      edits: [{ start: use.start, end: use.end, text: getLastName(name) }],
    }),
  };
}

/** Uses of what the target no longer has, or has under another name. */
export function findMissing(
  before: Analysis,
  target: Names,
  version: string,
): readonly UseFinding[] {
  const renames = findTypeRenames(before.names, target);
  return before.uses.flatMap((use): UseFinding[] => {
    const name = use.form === 'type' ? renames.get(use.symbol) : undefined;
    if (name !== undefined) return [toRename(before.names, use, name, version)];
    // An event that the older version does not have either is a mistake of the app.
    const isKnown = has(before.names, use);
    if (!isKnown || has(target, use)) return [];
    const isEvent = use.form === 'listen' || use.form === 'once';
    return [
      {
        use,
        kind: use.form === 'type' ? 'types' : 'breaks',
        message: isEvent
          ? `Apps cannot listen to \`${use.symbol}\` in ${version}.`
          : `\`${use.symbol}\` does not exist in ${version}.`,
      },
    ];
  });
}
