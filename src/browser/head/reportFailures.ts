import { showBanner } from '../dom/showBanner';

/*
 * Shows a banner if the page's script fails or doesn't load. Text and links still work, but
 * menus and the search don't.
 */

/** `main.ts` sets it; from then on, each tool reports its own errors. */
const isReady = (): boolean =>
  document.documentElement.dataset['app'] === 'ready';

const isOurs = (url: string): boolean => url.includes('/assets/js/');

let isShown = false;

function showFailure(what: string): void {
  if (isShown || isReady()) return;
  isShown = true;
  showBanner(
    `Part of this page did not load (${what}). You can read it and follow its links, but its menus and the search do not work.`,
    () => {
      location.reload();
    },
  );
}

const getFileName = (url: string): string => url.replace(/^.*\//, '');

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
  // Error events of elements don't bubble, so listen in the capture phase.
  true,
);
