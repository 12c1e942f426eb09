import { showBanner } from '../dom/showBanner';

/*
 * Shows a banner if the page's script doesn't run, because menus and the search need it.
 */

const isOurs = (url: string): boolean => url.includes('/assets/js/');

let isShown = false;

function showFailure(what: string): void {
  // Once `main.ts` has run, each tool reports its own errors.
  if (isShown || document.documentElement.dataset['app']) return;
  isShown = true;
  showBanner(
    `Part of this page didn't load (${what}). You can read the page and follow links, but menus and search don't work.`,
    () => location.reload(),
  );
}

addEventListener(
  'error',
  (event) => {
    const { target } = event;
    if (target instanceof HTMLScriptElement && isOurs(target.src)) {
      showFailure(target.src.replace(/^.*\//, ''));
    } else if (event instanceof ErrorEvent && isOurs(event.filename)) {
      showFailure(event.message);
    }
  },
  // Error events on elements don't bubble.
  true,
);
