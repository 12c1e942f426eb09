import { findCurrent } from '../controls/contents';
import { readEntry } from '../dom/entry';
import { readStored, store } from '../dom/storage';

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

/** Holds the position while content that loads late changes the page's height. */
function holdScroll(getPosition: () => number): void {
  getTop = getPosition;
  scroll();
  if (getTop() === 0) return;
  // The body always has the window's height, so observe its content.
  sizes.observe(document.getElementById('__docusaurus') ?? document.body);
  setTimeout(end, TIMEOUT);
}

/**
 * A scroll position, and the heading of its section with its distance from the top of the
 * window: what is above may be of another height when the reader returns.
 */
type Position = readonly [top: number, id?: string, distance?: number];

/** Storage key of the positions, which survive a page load. */
const STORAGE_KEY = 'site.positions';

/** Number of positions to store; older entries open at the top. */
const LIMIT = 100;

function readPositions(): Map<string, Position> {
  try {
    return new Map(
      JSON.parse(readStored(STORAGE_KEY, 'sessionStorage') ?? '[]') as [
        string,
        Position,
      ][],
    );
  } catch {
    // The stored value isn't ours.
    return new Map();
  }
}

const positions = readPositions();

let current = readEntry().key;

function setPosition(...position: Position): void {
  positions.delete(current);
  positions.set(current, position);
}

/** Saves the scroll position for the current history entry. */
export function savePosition(): void {
  setPosition(scrollY);
}

/** The same when the reader leaves the page, with the heading. */
export function saveHeading(): void {
  const heading = findCurrent()?.heading;
  setPosition(scrollY, heading?.id, heading?.getBoundingClientRect().top);
}

/** The saved position of the current entry; `undefined` for a new entry. */
export const getPosition = (): Position | undefined =>
  positions.get(readEntry().key);

/** Switches to the new history entry. */
export function switchEntry(): void {
  current = readEntry().key;
}

/** Scrolls to the saved position of the current entry, and holds it. */
export function restorePosition(): void {
  switchEntry();
  const position = positions.get(current);
  if (!position) return;
  const [top, id = '', distance = 0] = position;
  holdScroll(() => {
    const heading = document.getElementById(id);
    return heading
      ? scrollY + heading.getBoundingClientRect().top - distance
      : top;
  });
}

/** Otherwise the browser scrolls the old page before the new one is shown. */
function disableScrollRestoration(): void {
  history.scrollRestoration = 'manual';
}

// In Chromium 80, setting this during loading stops the scroll to the fragment.
if (location.hash && document.readyState !== 'complete')
  addEventListener('load', disableScrollRestoration);
else disableScrollRestoration();
addEventListener('scroll', savePosition, { passive: true });
// Even without scrolling, the entry has a position.
requestAnimationFrame(savePosition);
addEventListener('hashchange', savePosition);
addEventListener('pageshow', ({ persisted }) => {
  // WebKit shows a page from its back/forward cache at the top.
  if (persisted) restorePosition();
});
addEventListener('pagehide', () => {
  saveHeading();
  store(
    STORAGE_KEY,
    JSON.stringify([...positions].slice(-LIMIT)),
    'sessionStorage',
  );
});
