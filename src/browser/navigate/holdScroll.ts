/** How long content may load late, in milliseconds. */
const TIMEOUT = 10_000;

let getTop = (): number => 0;

const scroll = (): void => {
  scrollTo({ top: getTop(), behavior: 'instant' });
};

const sizes = new ResizeObserver(scroll);

const end = (): void => {
  sizes.disconnect();
};

// With each of these, the reader may want to scroll.
for (const name of ['keydown', 'mousedown', 'touchstart', 'wheel'])
  addEventListener(name, end, { passive: true });

/**
 * Scrolls to a position, and holds it while the page's height changes. Content that loads
 * late would otherwise leave the reader at another place.
 */
export function holdScroll(getPosition: () => number): void {
  getTop = getPosition;
  scroll();
  if (getTop() === 0) return;
  // The body always has the window's height, so observe its content.
  sizes.observe(document.getElementById('__docusaurus') ?? document.body);
  setTimeout(end, TIMEOUT);
}
