import { readStored, store } from '../dom/storage';
import type { Draft } from './state';
import { isDraft } from './storage';

/** Code that is saved beyond the tab. */
export interface KeptWork extends Draft {
  /** Time of the last change, in milliseconds. */
  readonly at: number;
}

const KEY = 'site.playground.works';

/** The maximum number; a longer list would need a search. */
export const MOST = 20;

/** Maximum total of characters; browsers allow a site some millions. */
const ROOM = 1_000_000;

const isKept = (value: unknown): value is KeptWork =>
  isDraft(value) && typeof (value as Partial<KeptWork>).at === 'number';

/** Returns all valid saved code, most recently changed first. */
export function readWorks(): readonly KeptWork[] {
  try {
    const kept = JSON.parse(readStored(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Saves as many as fit; returns false if the browser refuses. */
function write(works: readonly KeptWork[]): boolean {
  let room = ROOM;
  const fitting = [...works]
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST)
    .filter((one) => (room -= one.work.code.length + one.origin.length) >= 0);
  return store(KEY, JSON.stringify(fitting));
}

/**
 * Saves code under its ID. The list is read again, because another tab may have
 * changed it.
 *
 * @returns whether the browser has saved it
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
