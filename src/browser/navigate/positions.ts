import { readEntry } from '../dom/entry';
import { readStored, store } from '../dom/storage';
import { holdScroll } from './holdScroll';

/** Storage key of the positions, which survive a page load. */
const STORAGE_KEY = 'site.scroll-positions';

/** Number of positions to store; older entries open at the top. */
const LIMIT = 100;

function readPositions(): Map<string, number> {
  try {
    return new Map(
      JSON.parse(readStored(STORAGE_KEY, 'sessionStorage') ?? '[]') as [
        string,
        number,
      ][],
    );
  } catch {
    // The stored value isn't ours.
    return new Map();
  }
}

const positions = readPositions();

let current = readEntry().key;

/** Saves the scroll position for the current history entry. */
export function savePosition(): void {
  positions.delete(current);
  positions.set(current, scrollY);
}

/** The saved position of the current entry; `undefined` for a new entry. */
export const getPosition = (): number | undefined =>
  positions.get(readEntry().key);

/** Switches to the new history entry. */
export function switchEntry(): void {
  current = readEntry().key;
}

/** Scrolls to the saved position of the current entry, and holds it. */
export function restorePosition(): void {
  switchEntry();
  const top = positions.get(current);
  if (top === undefined) return;
  scrollTo({ top, behavior: 'instant' });
  holdScroll(top);
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
  savePosition();
  store(
    STORAGE_KEY,
    JSON.stringify([...positions].slice(-LIMIT)),
    'sessionStorage',
  );
});
