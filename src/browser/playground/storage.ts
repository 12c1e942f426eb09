import { readStoredJson, store } from '../dom/storage';
import { toDraft, type Draft, type PlaygroundState } from './state';

const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as never)[name] === 'string');

const isDraft = (value: unknown): value is Draft =>
  hasTexts(value, ['id', 'name', 'origin']) &&
  hasTexts((value as Draft).work, ['version', 'language', 'code']);

const STATE = 'site.playground';

export function readState(): PlaygroundState | undefined {
  const saved = readStoredJson(STATE, 'sessionStorage');
  if (!isDraft(saved)) return undefined;
  const { link, former } = saved as Partial<PlaygroundState>;
  return {
    ...toDraft(saved),
    link: typeof link === 'string' ? link : '',
    former: isDraft(former) ? former : undefined,
    notice: '',
  };
}

/** Returns false if the browser can't save the state. */
export const saveState = (state: PlaygroundState): boolean =>
  store(STATE, JSON.stringify(state), 'sessionStorage');

/** Code that stays saved after the tab is closed. */
export interface SavedWork extends Draft {
  /** Time of the last change, in milliseconds. */
  readonly at: number;
}

const WORKS = 'site.playground.works';

/** The maximum number of saved entries: a longer list would need its own search. */
export const MOST = 20;

/** The maximum number of characters; browsers let a site store a few million. */
const ROOM = 1_000_000;

const isSavedWork = (value: unknown): value is SavedWork =>
  isDraft(value) && typeof (value as Partial<SavedWork>).at === 'number';

/** Returns all valid entries, the most recently changed first. */
export function readWorks(): readonly SavedWork[] {
  const saved = readStoredJson(WORKS);
  return Array.isArray(saved) ? saved.filter(isSavedWork) : [];
}

/** Saves the newest entries that fit. Returns false if the browser can't save them. */
function write(works: readonly SavedWork[]): boolean {
  let room = ROOM;
  const fitting = [...works]
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST)
    .filter((one) => (room -= one.work.code.length + one.origin.length) >= 0);
  return store(WORKS, JSON.stringify(fitting));
}

/** Saves code for all tabs. Returns false if the code couldn't be saved. */
export function saveWork(draft: Draft, at: number): boolean {
  const saved = { ...toDraft(draft), at };
  const others = readWorks().filter(({ id }) => id !== saved.id);
  return (
    write([saved, ...others]) &&
    readWorks().some(
      ({ id, work }) => id === saved.id && work.code === saved.work.code,
    )
  );
}

export const deleteWork = (id: string): boolean =>
  write(readWorks().filter((one) => one.id !== id));
