import isShortcut from '../../../components/search/isShortcut';
import { FILES_ID, type AppFiles } from './appFiles';

/*
 * Runs when a page is parsed. Pages are whole without the app: it starts when a
 * reader first moves, touches, types or scrolls, and then answers what they have
 * pressed meanwhile. The mark that it runs is that of the plugin `resilience`.
 */

/** What shows that somebody uses the page. */
const SIGNS = [
  'click',
  'focusin',
  'keydown',
  'pointerdown',
  'pointermove',
  'scroll',
];

/** Where core keeps the version that a reader has chosen. */
const VERSION_KEY = 'docs-preferred-version-default';

const root = document.documentElement;

function hasChosenVersion(): boolean {
  try {
    return localStorage.getItem(VERSION_KEY) !== null;
  } catch {
    return false;
  }
}

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
    (!root.classList.contains('docs-wrapper') && hasChosenVersion())
  );
}

function load({ chunks, scripts }: AppFiles): void {
  for (const href of chunks) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'script', href }),
    );
  }
  for (const src of scripts) {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { src, async: false }));
  }
}

/** Repeats an event that the app has missed. */
type Repeat = () => void;

const missed: Repeat[] = [];

/** Letters typed after the key that opens the search. */
let typed: string | undefined;

function holdClick(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('button, [role="button"]');
  if (!button) return;
  event.preventDefault();
  missed.push(() => {
    button.click();
  });
}

function holdKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, isComposing, isTrusted } = event;
  if (isComposing || !isTrusted) return;
  if (typed === undefined && isShortcut(event)) {
    event.preventDefault();
    typed = '';
    const options = { key, ctrlKey, metaKey, bubbles: true, cancelable: true };
    missed.push(() => {
      target?.dispatchEvent(new KeyboardEvent('keydown', options));
    });
  } else if (typed !== undefined && key.length === 1 && !ctrlKey && !metaKey) {
    event.preventDefault();
    typed += key;
  }
}

/** Types into the search as soon as it has opened. */
function type(tries = 200): void {
  const field = document.activeElement;
  if (tries && !(field instanceof HTMLInputElement)) {
    setTimeout(type, 20, tries - 1);
    return;
  }
  removeEventListener('keydown', holdKey, true);
  if (!typed || !(field instanceof HTMLInputElement)) return;
  field.setRangeText(typed, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

let isStarted = false;

function start(): void {
  const files = document.getElementById(FILES_ID);
  if (isStarted || !files) return;
  isStarted = true;
  load(JSON.parse(files.textContent) as AppFiles);
}

function answer(): void {
  removeEventListener('click', holdClick, true);
  for (const sign of SIGNS) removeEventListener(sign, start, true);
  // Effects of the first rendering come before.
  setTimeout(() => {
    for (const repeat of missed) repeat();
    if (typed === undefined) removeEventListener('keydown', holdKey, true);
    else type();
  });
}

// The server disables what waits for the app; it could not be clicked.
for (const button of document.querySelectorAll('button')) {
  button.disabled = false;
}
addEventListener('click', holdClick, true);
addEventListener('keydown', holdKey, true);
for (const sign of SIGNS) {
  addEventListener(sign, start, { capture: true, passive: true });
}
new MutationObserver((_, observer) => {
  observer.disconnect();
  answer();
}).observe(root, { attributeFilter: ['data-app'] });
if (isNeeded()) start();
// This file has come, so the base URL is right; core would wait for the app.
Object.assign(window, { __DOCUSAURUS_INSERT_BASEURL_BANNER: false });
