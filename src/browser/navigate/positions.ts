import { findCurrent } from '../controls/contents';
import { readEntry } from '../dom/entry';
import { readStoredJson, store } from '../dom/storage';

/** How long late content may change the page's height, in milliseconds. */
const TIMEOUT = 10_000;

let getTop = (): number => 0;

const scroll = (): void => {
  scrollTo({ top: getTop(), behavior: 'instant' });
};

const sizes = new ResizeObserver(scroll);

const end = (): void => {
  sizes.disconnect();
};

// With each of these events, the reader may start to scroll.
for (const name of ['keydown', 'mousedown', 'touchstart', 'wheel'])
  addEventListener(name, end, { passive: true });

/** Holds a scroll position while late content changes the page's height. */
function holdScroll(getPosition: () => number): void {
  getTop = getPosition;
  scroll();
  if (getTop() === 0) return;
  // The body always has the window's height, unlike its content.
  sizes.observe(document.getElementById('__docusaurus') ?? document.body);
  setTimeout(end, TIMEOUT);
}

/**
 * A scroll position, with the section's heading and its distance from the top of the window,
 * because the content above may have a different height when the reader returns.
 */
type Position = readonly [top: number, id?: string, distance?: number];

/** Storage key of the positions, so that they survive a page load. */
const STORAGE_KEY = 'site.positions';

/** Maximum number of stored positions. */
const LIMIT = 100;

/** Each position has the key of its history entry. */
const positions = new Map(
  Object.entries(
    (readStoredJson(STORAGE_KEY, 'sessionStorage') ?? {}) as Record<
      string,
      Position
    >,
  ),
);

let current = readEntry().key;

function setPosition(...position: Position): void {
  positions.delete(current);
  positions.set(current, position);
}

/** Saves the scroll position for the current history entry. */
export function savePosition(): void {
  setPosition(scrollY);
}

/** Saves the scroll position and its heading when the reader leaves the page. */
export function saveHeading(): void {
  const heading = findCurrent()?.heading;
  setPosition(scrollY, heading?.id, heading?.getBoundingClientRect().top);
}

/** Returns the current entry's saved position, or `undefined` if the entry is new. */
export const getPosition = (): Position | undefined =>
  positions.get(readEntry().key);

/** Saves further positions for the new history entry. */
export function switchEntry(): void {
  current = readEntry().key;
}

/** Scrolls to the current entry's saved position, and holds it. */
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

// Otherwise, the browser would scroll the old page before the new one is visible.
history.scrollRestoration = 'manual';
addEventListener('scroll', savePosition, { passive: true });
// A page that the reader never scrolls has a position, too.
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
    JSON.stringify(Object.fromEntries([...positions].slice(-LIMIT))),
    'sessionStorage',
  );
});
