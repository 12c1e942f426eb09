/** Each function returns the next index; -1 means that nothing has focus. */
const MOVES: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place > 0 ? place : count) - 1,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

export const moveFocus = (key: string, place: number, count: number) =>
  count > 0 ? MOVES[key]?.(place, count) : undefined;

/** Maps the keys of a horizontal list to those of a vertical list. */
export const ROW_KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
  Home: 'Home',
  End: 'End',
};
