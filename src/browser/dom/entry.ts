export interface HistoryEntry {
  /** A dialog's entry has the same key as the page's. */
  readonly key: string;
  /** Position in the history, which distinguishes Back from Forward. */
  readonly index: number;
  readonly dialog?: boolean;
  /** The state that a component has passed to `history.push()`. */
  readonly state?: unknown;
}

let last = -1;

export const createEntry = (): HistoryEntry => ({
  key: Math.random().toString(36).slice(2),
  index: last + 1,
});

/** Returns the current entry's state. Adds the state if the browser created the entry. */
export function readEntry(): HistoryEntry {
  const state = history.state as Partial<HistoryEntry> | null;
  const entry = { ...createEntry(), ...state };
  last = entry.index;
  if (state?.index === undefined) history.replaceState(entry, '');
  return entry;
}

/** Dispatched on the document after another page has been shown without a page load. */
export const PAGE_SHOWN = 'page-shown';

/** Dispatched on the document after a tool has changed the URL. */
export const ADDRESS_CHANGED = 'address-changed';
