// They need the head as well, and are too small for files of their own.
import '../lay-out-late/atLoad';
import './beforePaint';
import { createButton } from '../createButton';
import { cleanPath } from './cleanPath';
import { makeDecodable } from './makeDecodable';

/*
 * Runs in the head of every page, before the bundles and without them: core
 * 2.0.1 loads a page's chunks before it starts the app, and without a chunk
 * leaves the page dead and silent.
 */

/** Set by `markReady.ts`; from then on the app reports its own failures. */
const isReady = (): boolean =>
  document.documentElement.dataset['app'] === 'ready';

const isOurs = (url: string): boolean => url.includes('/assets/js/');

let isShown = false;

/** Tells what is wrong, until the reader dismisses it. */
function showFailure(what: string): void {
  if (isShown || isReady()) return;
  isShown = true;
  const banner = document.createElement('div');
  banner.className = 'site-failure';
  banner.setAttribute('role', 'alert');
  const text = document.createElement('p');
  document.dispatchEvent(new Event('shell:app-failed'));
  text.textContent = `Part of this page did not load (${what}). You can read it and follow its links, but the search does not work.`;
  banner.append(
    text,
    createButton('Retry', 'button--primary', () => {
      location.reload();
    }),
    createButton('Dismiss', 'button--secondary', () => {
      banner.remove();
    }),
  );
  document.body.append(banner);
}

function cleanAddress(): void {
  const { pathname, search, hash } = location;
  const clean =
    makeDecodable(cleanPath(pathname)) + search + makeDecodable(hash);
  if (clean === pathname + search + hash) return;
  history.replaceState(history.state, '', clean);
}

function getFileName(url: string): string {
  return url.replace(/^.*\//, '');
}

addEventListener(
  'error',
  (event) => {
    const { target } = event;
    if (target instanceof HTMLScriptElement && isOurs(target.src)) {
      showFailure(getFileName(target.src));
    } else if (event instanceof ErrorEvent && isOurs(event.filename)) {
      showFailure(event.message);
    }
  },
  // Errors of elements do not bubble.
  true,
);

addEventListener('unhandledrejection', ({ reason }) => {
  showFailure(reason instanceof Error ? reason.message : String(reason));
});

cleanAddress();
// Before the app's own listener: a reader can type any hash.
addEventListener('popstate', cleanAddress);
