/** Pixels of an element that a reader sees without looking for it. */
const GLIMPSE = 160;

/** Scrolls to what appears out of sight: below a long sample nobody looks for it. */
export function bringIntoView(element: Element): void {
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top + GLIMPSE <= innerHeight) return;
  element.scrollIntoView({ block: 'center' });
}
