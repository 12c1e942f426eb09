import type { UseNode } from './findUses';
import type { Note } from './Notes';
import type { Words } from './readWords';
import type { Use } from './types';

/** What an app consists of, as far as notes ask for it. */
export interface AppFacts extends Words {
  readonly uses: readonly UseNode[];
  /** Files that a compiler of types checks. */
  readonly typed: ReadonlySet<string>;
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

const isMember = (pattern: string): boolean => pattern.startsWith('member ');

function isMet(pattern: string, app: AppFacts): boolean {
  const [form, word = ''] = pattern.split(' ');
  if (form === 'text') return app.texts.has(word);
  if (form === 'name') return app.names.has(word) || app.texts.has(word);
  const uses = isMember(pattern) ? app.members : app.uses;
  return uses.some((use) => matchUse(pattern, use));
}

/** The uses in an app that a note concerns, whatever their callbacks do. */
export function matchUses(note: Note, app: AppFacts): readonly UseNode[] {
  const isWanted = [note.with, note.also].every(
    (list) => list?.some((p) => isMet(p, app)) ?? true,
  );
  const isSettled = note.unless?.some((p) => isMet(p, app)) ?? false;
  if (!isWanted || isSettled) return [];
  const uses = note.when.some(isMember)
    ? [...app.uses, ...app.members]
    : app.uses;
  return uses.filter(
    (use) =>
      (!note.typescript || app.typed.has(use.file)) &&
      !(use.argument !== undefined && note.except?.includes(use.argument)) &&
      note.when.some((pattern) => matchUse(pattern, use)),
  );
}
