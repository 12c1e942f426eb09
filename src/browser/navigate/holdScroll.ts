/** How long to wait until the page has its full height, in milliseconds. */
const TIMEOUT = 10_000;

/** Input that ends the hold, because the reader wants to scroll. */
const INPUTS = ['keydown', 'mousedown', 'touchstart', 'wheel'];

let stop = (): void => undefined;

/**
 * Holds the scroll position while the page's height changes. Content that loads late would
 * otherwise leave the reader at another place.
 */
export function holdScroll(top = 0): void {
  stop();
  const isTooShort = (): boolean =>
    document.documentElement.scrollHeight - innerHeight < top - 1;
  const isElsewhere = (): boolean => Math.abs(scrollY - top) > 1;
  // The reader may have scrolled before this script ran.
  if (top === 0 || (isElsewhere() && !isTooShort())) return;
  const sizes = new ResizeObserver(() => {
    if (isElsewhere() && !isTooShort()) scrollTo({ top, behavior: 'instant' });
  });
  // The body always has the window's height, so observe its content.
  sizes.observe(document.getElementById('__docusaurus') ?? document.body);
  const end = (): void => {
    sizes.disconnect();
    for (const name of INPUTS) removeEventListener(name, end);
  };
  for (const name of INPUTS) addEventListener(name, end, { passive: true });
  setTimeout(end, TIMEOUT);
  stop = end;
}
