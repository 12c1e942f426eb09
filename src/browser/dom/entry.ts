/** What we keep in an entry of the history. */
export interface HistoryEntry {
  /** Names the page's place in the history; a dialog in front has the same. */
  readonly key: string;
  /** Place in the history, to tell Back from Forward. */
  readonly index: number;
  /** Whether the entry is that of a dialog in front of the page. */
  readonly dialog?: boolean;
  /** What a component has given `history.push()`. */
  readonly state?: unknown;
}

let last = -1;

/** State of an entry that follows the one on show. */
export const createEntry = (): HistoryEntry => ({
  key: Math.random().toString(36).slice(2),
  index: last + 1,
});

/** The entry on show; one that a plain `#` link has made gets its state now. */
export function readEntry(): HistoryEntry {
  const state = history.state as Partial<HistoryEntry> | null;
  const entry = { ...createEntry(), ...state };
  last = entry.index;
  if (state?.index === undefined) history.replaceState(entry, '');
  return entry;
}
