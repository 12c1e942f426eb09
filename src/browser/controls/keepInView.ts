/** Scrolls only the list, so that its entry is visible. */
export function keepInView(entry: Element, list: Element): void {
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  list.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}
