import { readEntry } from '../dom/entry';
import { readStored, store } from '../dom/storage';
import { holdScroll } from './holdScroll';

/** Where positions outlive a full load of the page. */
const STORAGE_KEY = 'site.scroll-positions';

/** Entries to remember; older ones open at their top. */
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
    // Its content is foreign.
    return new Map();
  }
}

const positions = readPositions();

let current = readEntry().key;

/** Notes where the page on show is left, for the entry that it was shown at. */
export function notePosition(): void {
  positions.delete(current);
  positions.set(current, scrollY);
}

/** Where the reader has left the entry on show; nothing for a new one. */
export const getPosition = (): number | undefined =>
  positions.get(readEntry().key);

/** The page on show goes by another entry now. */
export function moveOn(): void {
  current = readEntry().key;
}

/** Goes to where the reader has left the entry on show, and stays there. */
export function restorePosition(): void {
  moveOn();
  const top = positions.get(current);
  if (top === undefined) return;
  scrollTo({ top, behavior: 'instant' });
  holdScroll(top);
}

/** Else the browser would scroll the old page, before the new one is there. */
function takeOver(): void {
  history.scrollRestoration = 'manual';
}

// Chromium 80 then goes no longer to the place that the address names.
if (location.hash && document.readyState !== 'complete')
  addEventListener('load', takeOver);
else takeOver();
addEventListener('scroll', notePosition, { passive: true });
// Who scrolls no further comes back to here, too.
requestAnimationFrame(notePosition);
addEventListener('hashchange', notePosition);
addEventListener('pageshow', ({ persisted }) => {
  // WebKit shows a page that it has kept for Back, and leaves it at its top.
  if (persisted) restorePosition();
});
addEventListener('pagehide', () => {
  notePosition();
  store(
    STORAGE_KEY,
    JSON.stringify([...positions].slice(-LIMIT)),
    'sessionStorage',
  );
});
