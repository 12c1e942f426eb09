import { FILES_ID, type AppFiles } from '../../../pipeline/appFiles';
import { whenIdle } from './idle';
import { readStored } from './storage';
import { VERSION_KEY } from './versions';

/*
 * Pages are whole without the app, and this script answers what readers press.
 * The app comes for what only it can do: to other pages without a load, and the
 * search. The mark that it runs is that of the plugin `report-failures`.
 */

/** Milliseconds after the last scroll that a reader reads, and misses no frame. */
const READING_AFTER = 500;

const root = document.documentElement;

/** Whether the app would show something else than the page, or elsewhere. */
function isNeeded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    location.hash !== '' ||
    location.search !== '' ||
    document.querySelector('[data-needs-app]') !== null ||
    // The app restores what readers come back to.
    (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate' ||
    // Links of pages outside of the docs lead to that version.
    (!root.classList.contains('docs-wrapper') &&
      readStored(VERSION_KEY) !== null)
  );
}

function readFiles(): AppFiles | undefined {
  const element = document.getElementById(FILES_ID);
  return element ? (JSON.parse(element.textContent) as AppFiles) : undefined;
}

function link(rel: string, files: readonly string[]): void {
  for (const href of files) {
    const element = document.createElement('link');
    document.head.append(Object.assign(element, { rel, as: 'script', href }));
  }
}

/** Calls back once readers see the page, which the app would keep from them. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

let isStarted = false;

/** Loads the app and lets it take the page over. */
export function startApp(): void {
  const files = readFiles();
  if (isStarted || !files) return;
  isStarted = true;
  link('preload', [...files.scripts, ...files.chunks]);
  afterPaint(() => {
    for (const src of files.scripts) {
      const script = document.createElement('script');
      document.head.append(Object.assign(script, { src, async: false }));
    }
  });
}

/** Has the files ready, where a reader does not pay for them by the byte. */
function fetchAhead(): void {
  const { connection } = navigator as {
    connection?: { saveData: boolean; effectiveType: string };
  };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? ''))
    return;
  const files = readFiles();
  if (files && !isStarted)
    link('prefetch', [...files.scripts, ...files.chunks]);
}

let pause: number | undefined;

/** Starts between two movements of the page, which it would hold up. */
function startLater(): void {
  if (isStarted) return;
  clearTimeout(pause);
  pause = window.setTimeout(() => {
    whenIdle(startApp);
  }, READING_AFTER);
}

/** A mouse comes before its click; a finger comes to scroll as well. */
function startByPointer({ pointerType }: PointerEvent): void {
  if (pointerType === 'mouse') whenIdle(startApp);
}

addEventListener('pointermove', startByPointer, { passive: true, once: true });
addEventListener('focusin', startLater);
addEventListener('keydown', startLater, true);
addEventListener('click', startLater, true);
addEventListener('scroll', startLater, { passive: true });

// A choice made before the app is there: it reads the address when it starts.
addEventListener('change', ({ target }) => {
  if (root.dataset['app'] || !(target instanceof HTMLSelectElement)) return;
  const { name, value } = target;
  if (!name) return;
  const query = new URLSearchParams(location.search);
  query.set(name, value);
  history.replaceState(history.state, '', `?${query}`);
  startApp();
});

if (isNeeded()) startApp();
else
  addEventListener('load', () => {
    whenIdle(fetchAhead);
  });
// Core shows a banner about a wrong base URL until the app runs. This file
// has loaded, so the base URL is right.
Object.assign(window, { __DOCUSAURUS_INSERT_BASEURL_BANNER: false });
