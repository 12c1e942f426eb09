import type { Note } from './Notes';
import type { Use } from './types';

/** What an app consists of, as far as notes ask for it. */
export interface AppFacts {
  readonly uses: readonly Use[];
  /** Names and whole texts of its code. */
  readonly words: ReadonlySet<string>;
}

/**
 * True for a use that a pattern means: its form and its symbol, in which `*`
 * stands for anything, such as `once *` or `all *.listen`.
 */
export function matchUse(pattern: string, { form, symbol }: Use): boolean {
  const [wanted = '', name = ''] = pattern.split(' ');
  if (wanted !== '*' && wanted !== form) return false;
  const [start = '', end] = name.split('*');
  return end === undefined
    ? symbol === name
    : symbol.startsWith(start) && symbol.endsWith(end);
}

function isMet(pattern: string, { uses, words }: AppFacts): boolean {
  const [form, word = ''] = pattern.split(' ');
  return form === 'text'
    ? words.has(word)
    : uses.some((use) => matchUse(pattern, use));
}

/** The uses in an app that a note concerns. */
export function matchUses(note: Note, app: AppFacts): readonly Use[] {
  const isWanted = note.with?.some((p) => isMet(p, app)) ?? true;
  const isSettled = note.unless?.some((p) => isMet(p, app)) ?? false;
  if (!isWanted || isSettled) return [];
  return app.uses.filter(
    (use) =>
      (!note.typescript || /\.tsx?$/.test(use.file)) &&
      note.when.some((pattern) => matchUse(pattern, use)),
  );
}
