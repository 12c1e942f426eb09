import { showBanner } from '../dom/showBanner';

/* Shows a banner if the page's script doesn't run: menus and the search need it. */

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
  ({ target, message, filename }: Partial<ErrorEvent>) => {
    // The event of an element that didn't load has no file name and no message.
    const file = filename ?? (target as Partial<HTMLScriptElement>).src ?? '';
    if (file.includes('/assets/js/'))
      showFailure(message ?? file.replace(/^.*\//, ''));
  },
  // Error events on elements don't bubble.
  true,
);
