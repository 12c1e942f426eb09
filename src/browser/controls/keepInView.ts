/** Scrolls a list, and nothing around it, so that an entry of it shows. */
export function keepInView(entry: Element, list: Element): void {
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  list.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}
