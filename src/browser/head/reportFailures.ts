import { createButton } from '../dom/createButton';

/*
 * Shows a banner if the page's script fails or doesn't load. Text and links still work, but
 * menus and the search don't.
 */

/** `main.ts` sets it; from then on, each tool reports its own errors. */
const isReady = (): boolean =>
  document.documentElement.dataset['app'] === 'ready';

const isOurs = (url: string): boolean => url.includes('/assets/js/');

let isShown = false;

/** Shows the error until the reader dismisses it. */
function showFailure(what: string): void {
  if (isShown || isReady()) return;
  isShown = true;
  const banner = document.createElement('div');
  banner.className = 'site-failure';
  banner.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `Part of this page did not load (${what}). You can read it and follow its links, but its menus and the search do not work.`;
  banner.append(
    text,
    createButton('Retry', 'button button--sm button--primary', () => {
      location.reload();
    }),
    createButton('Dismiss', 'button button--sm button--secondary', () => {
      banner.remove();
    }),
  );
  document.body.append(banner);
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
