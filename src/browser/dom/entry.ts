/** Our state in an entry of the browser's history. */
export interface HistoryEntry {
  /** A dialog's entry has the same key as its page. */
  readonly key: string;
  /** Position in the history, which distinguishes Back from Forward. */
  readonly index: number;
  /** True for the entry of a dialog. */
  readonly dialog?: boolean;
  /** The state that a component has passed to `history.push()`. */
  readonly state?: unknown;
}

let last = -1;

/** Creates the state for a new entry after the current one. */
export const createEntry = (): HistoryEntry => ({
  key: Math.random().toString(36).slice(2),
  index: last + 1,
});

/** Returns the current entry's state, and adds it if the browser created the entry. */
export function readEntry(): HistoryEntry {
  const state = history.state as Partial<HistoryEntry> | null;
  const entry = { ...createEntry(), ...state };
  last = entry.index;
  if (state?.index === undefined) history.replaceState(entry, '');
  return entry;
}

/** Fired on the document after the navigator has shown another page. */
export const PAGE_SHOWN = 'page-shown';

/** Fired on the document after a tool has written its state to the URL. */
export const ADDRESS_CHANGED = 'address-changed';
