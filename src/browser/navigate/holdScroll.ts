/** How long a page may take to have its former height, in milliseconds. */
const PATIENCE = 10_000;

/** By these the reader says that another place is wanted. */
const INPUTS = ['keydown', 'mousedown', 'touchstart', 'wheel'];

let stop = (): void => undefined;

/**
 * Stays at a place while the page that it is in changes its height: what it
 * shows may come late, and the browser would go to the end of the rest.
 */
export function holdScroll(top = 0): void {
  stop();
  const isTooShort = (): boolean =>
    document.documentElement.scrollHeight - innerHeight < top - 1;
  const isElsewhere = (): boolean => Math.abs(scrollY - top) > 1;
  // The reader may have scrolled before this script was there.
  if (top === 0 || (isElsewhere() && !isTooShort())) return;
  const sizes = new ResizeObserver(() => {
    if (isElsewhere() && !isTooShort()) scrollTo({ top, behavior: 'instant' });
  });
  // The body is as high as the window, whatever is in it.
  sizes.observe(document.getElementById('__docusaurus') ?? document.body);
  const end = (): void => {
    sizes.disconnect();
    for (const name of INPUTS) removeEventListener(name, end);
  };
  for (const name of INPUTS) addEventListener(name, end, { passive: true });
  setTimeout(end, PATIENCE);
  stop = end;
}
