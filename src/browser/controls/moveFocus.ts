/** Maps the index of the focused element to the next; -1 if none of the list has the focus. */
const MOVES: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place > 0 ? place : count) - 1,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** The index of the element that a key moves the focus to; `undefined` for other keys. */
export function moveFocus(
  key: string,
  place: number,
  count: number,
): number | undefined {
  return count > 0 ? MOVES[key]?.(place, count) : undefined;
}

/** Keys of a row, and those that do the same in a column. */
export const ROW_KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
  Home: 'Home',
  End: 'End',
};
