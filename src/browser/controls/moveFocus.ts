/** By key, a function that returns the next index; -1 means that no element has the focus. */
const MOVES: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place > 0 ? place : count) - 1,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** Returns the index of the element that gets the focus, or `undefined` for other keys. */
export function moveFocus(
  key: string,
  place: number,
  count: number,
): number | undefined {
  return count > 0 ? MOVES[key]?.(place, count) : undefined;
}

/** Maps each key of a horizontal list to the key with the same effect in a vertical one. */
export const ROW_KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
  Home: 'Home',
  End: 'End',
};
