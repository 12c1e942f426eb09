import type { TypeScript } from '../typing/types';
import type { Analysis } from './analyze';
import type { UseFinding } from './findMissing';
import { replaceUse } from './replaceUse';

/** The member that the text of a deprecation names: `Device.name`. */
function getReplacement(text: string): string | undefined {
  return /`(\w+\.\w+)\(\)`/.exec(text)?.[1];
}

/** Uses of what the target still has, but advises against. */
export function findDeprecated(
  typescript: TypeScript,
  after: Analysis,
): readonly UseFinding[] {
  return after.uses.flatMap((use): UseFinding[] => {
    const text = after.names.deprecated.get(use.symbol);
    if (text === undefined || use.form === 'clear') return [];
    const replacement = getReplacement(text);
    const edits =
      replacement === undefined
        ? undefined
        : replaceUse(typescript, use, replacement, after);
    return [
      {
        use,
        kind: 'deprecated',
        message: [`\`${use.symbol}\` is deprecated.`, text].join(' ').trim(),
        ...(edits && { edits }),
      },
    ];
  });
}
