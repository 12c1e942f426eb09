import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { layOutLate } from '../lay-out-late/layOutLate';
import { reach } from './reach';

/** Where positions outlive a full load of the page. */
const STORAGE_KEY = 'site.scroll-positions';

/** Entries to remember; older ones open at their top. */
const LIMIT = 100;

const positions = new Map<string, number>();
let currentKey: string | undefined;

/** Name of the history entry; one made by a plain `#` link gets its own. */
function getEntryKey(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, key }, '');
  return key;
}

function readPositions(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [
      string,
      number,
    ][];
    for (const [key, top] of stored) positions.set(key, top);
  } catch {
    // Storage is refused or its content is foreign: positions start empty.
  }
}

function writePositions(): void {
  try {
    const stored = JSON.stringify([...positions].slice(-LIMIT));
    sessionStorage.setItem(STORAGE_KEY, stored);
  } catch {
    // Storage is refused or full: positions last until the next full load.
  }
}

function watch(): void {
  readPositions();
  addEventListener(
    'scroll',
    () => {
      if (currentKey) positions.set(currentKey, scrollY);
    },
    { passive: true },
  );
  // Full loads are the browser's to restore; within the app it would scroll
  // the old page, before the new one is there.
  const takeOver = (): void => {
    history.scrollRestoration = 'manual';
  };
  // Most often the app comes after its page has shown.
  if (document.readyState === 'complete') takeOver();
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    writePositions();
  });
}

if (ExecutionEnvironment.canUseDOM) watch();

/**
 * Right before the new page shows: notes where the old one is left, for the
 * event of its last scrolling may be still to come, and tells whether the new
 * one opens at its top, where the rest may wait.
 */
const onRouteUpdate: ClientModule['onRouteUpdate'] =
  ({ location, previousLocation }) =>
  () => {
    if (previousLocation && currentKey) positions.set(currentKey, scrollY);
    const isPlace = location.hash !== '' || positions.get(getEntryKey());
    if (previousLocation) layOutLate(!isPlace);
  };

/** Core 2.0.1 scrolls to the top, or the hash, on back and forward too. */
const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
}) => {
  currentKey = getEntryKey();
  const top = positions.get(currentKey);
  if (previousLocation && top !== undefined) {
    scrollTo({ top, behavior: 'instant' });
  }
  reach(top);
  // The page may have been scrolled before the app was there.
  if (!previousLocation) positions.set(currentKey, scrollY);
};

export default { onRouteUpdate, onRouteDidUpdate };
