import { findCurrent } from '../controls/contents';
import { readEntry } from '../dom/entry';
import { readStoredJson, store } from '../dom/storage';

/** Milliseconds during which content that loads late may change the page's height. */
const TIMEOUT = 10_000;

let getTop = (): number => 0;

const scroll = (): void => scrollTo({ top: getTop(), behavior: 'instant' });

const sizes = new ResizeObserver(scroll);

export const releaseScroll = (): void => sizes.disconnect();

// Each of these events may mean that the reader starts to scroll.
for (const name of ['keydown', 'mousedown', 'touchstart', 'wheel'])
  addEventListener(name, releaseScroll, { passive: true });

/** Keeps the scroll position while content that loads late changes the page's height. */
function holdScroll(getPosition: () => number): void {
  getTop = getPosition;
  scroll();
  if (getTop() === 0) return;
  // The body always has the window's height, unlike the element that contains the page.
  sizes.observe(document.getElementById('__docusaurus') ?? document.body);
  setTimeout(releaseScroll, TIMEOUT);
}

/**
 * A scroll position. Content above the heading may change, so `id` and `distance` restore
 * the heading's distance from the top of the window.
 */
type Position = readonly [top: number, id?: string, distance?: number];

/** The positions are stored, so that they survive a page load. */
const STORAGE_KEY = 'site.positions';

const LIMIT = 100;

/** Positions by the key of their history entry. */
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

export function savePosition(): void {
  setPosition(scrollY);
}

/** Also saves the heading. Call when the reader leaves the page. */
export function saveHeading(): void {
  const heading = findCurrent()?.heading;
  setPosition(scrollY, heading?.id, heading?.getBoundingClientRect().top);
}

/** Returns `undefined` for a new history entry. */
export const getPosition = (): Position | undefined =>
  positions.get(readEntry().key);

/** From now on, saves positions for the new history entry. */
export function switchEntry(): void {
  current = readEntry().key;
}

export function restorePosition(): void {
  switchEntry();
  const position = getPosition();
  if (!position) return;
  const [top, id = '', distance = 0] = position;
  holdScroll(() => {
    const heading = document.getElementById(id);
    return heading
      ? scrollY + heading.getBoundingClientRect().top - distance
      : top;
  });
}

// By default, the browser would scroll the old page before the new page is visible.
history.scrollRestoration = 'manual';
addEventListener('scroll', savePosition, { passive: true });
// A page that was never scrolled needs a saved position, too.
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
