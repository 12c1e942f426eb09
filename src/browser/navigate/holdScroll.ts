/** How long content may load late, in milliseconds. */
const TIMEOUT = 10_000;

/** Input that ends the hold, because the reader wants to scroll. */
const INPUTS = ['keydown', 'mousedown', 'touchstart', 'wheel'];

let stop = (): void => undefined;

/**
 * Scrolls to a position, and holds it while the page's height changes. Content that loads
 * late would otherwise leave the reader at another place.
 */
export function holdScroll(getTop: () => number): void {
  stop();
  const scroll = (): void => {
    scrollTo({ top: getTop(), behavior: 'instant' });
  };
  scroll();
  if (getTop() === 0) return;
  const sizes = new ResizeObserver(scroll);
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
