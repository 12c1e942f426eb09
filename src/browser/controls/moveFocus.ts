/** Maps the index of the focused link to the next; -1 is the button. */
const MOVES: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place > 0 ? place : count) - 1,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** The index of the link that a key moves the focus to; `undefined` for other keys. */
export function moveFocus(
  key: string,
  place: number,
  count: number,
): number | undefined {
  return count > 0 ? MOVES[key]?.(place, count) : undefined;
}
