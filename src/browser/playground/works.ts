import { readStored, store } from '../dom/storage';
import type { Draft } from './state';
import { isDraft } from './storage';

/** A work of the reader's that outlasts the tab. */
export interface KeptWork extends Draft {
  /** When it was changed last, in milliseconds. */
  readonly at: number;
}

const KEY = 'site.playground.works';

/** As many as a list shows without a search. */
export const MOST = 20;

/** Characters of all together; browsers give a site some millions. */
const ROOM = 1_000_000;

const isKept = (value: unknown): value is KeptWork =>
  isDraft(value) && typeof (value as Partial<KeptWork>).at === 'number';

/** What this browser keeps, the last changed first; what is not whole is left out. */
export function readWorks(): readonly KeptWork[] {
  try {
    const kept = JSON.parse(readStored(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Keeps the first that find room; false where the browser refuses. */
function write(works: readonly KeptWork[]): boolean {
  let room = ROOM;
  const fitting = [...works]
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST)
    .filter((one) => (room -= one.work.code.length + one.origin.length) >= 0);
  return store(KEY, JSON.stringify(fitting));
}

/**
 * Keeps a work in the place of what it was before. Another tab may have kept
 * others meanwhile, so the list is read anew.
 *
 * @returns whether the browser has kept it
 */
export function keepWork({ id, name, work, origin, at }: KeptWork): boolean {
  const others = readWorks().filter((one) => one.id !== id);
  return (
    write([{ id, name, work, origin, at }, ...others]) &&
    readWorks().some((one) => one.id === id && one.work.code === work.code)
  );
}

export const deleteWork = (id: string): boolean =>
  write(readWorks().filter((one) => one.id !== id));
