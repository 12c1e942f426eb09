import { createButton } from '../../../createButton';

/*
 * A link pressed without a network keeps the page that is read, and says so.
 * The app tells what it has kept, and what it could not fetch.
 */

/** The link that was pressed last. */
let wanted: HTMLAnchorElement | undefined;

let banner: HTMLElement | undefined;

function hide(): void {
  banner?.remove();
  banner = undefined;
}

function say(link: HTMLAnchorElement): void {
  hide();
  const text = document.createElement('p');
  const { kept } = document.documentElement.dataset;
  const reason = kept
    ? `and the page that you want is not kept: you keep ${kept}`
    : 'so the page that you want cannot be loaded';
  text.textContent = `There is no connection, ${reason}. You can go on reading this one.`;
  banner = document.createElement('div');
  banner.className = 'site-failure';
  banner.setAttribute('role', 'alert');
  const retry = createButton('Retry', 'button--primary', () => {
    hide();
    if (link.isConnected) link.click();
    else location.assign(link.href);
  });
  banner.append(
    text,
    retry,
    createButton('Dismiss', 'button--secondary', hide),
  );
  document.body.append(banner);
}

/** Asks the app; nobody answers where it does not run. */
const ask = (question: string, path: string): boolean =>
  !document.dispatchEvent(
    new CustomEvent(question, { cancelable: true, detail: path }),
  );

function findLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  const isPlain =
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link?.href || link.target || !isPlain) return undefined;
  const isOther =
    link.origin === location.origin && link.pathname !== location.pathname;
  return isOther ? link : undefined;
}

// Before the app's own listeners.
addEventListener(
  'click',
  (event) => {
    const link = findLink(event);
    // The menu closes, and presses the link that its own stands for.
    if (!link || link.closest('.shell-drawer')) return;
    wanted = link;
    if (navigator.onLine || ask('shell:has-page', link.pathname)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    say(link);
  },
  true,
);

// The address is that of the page that did not come.
document.addEventListener('shell:offline', (event) => {
  const path = (event as CustomEvent<string>).detail;
  if (wanted?.pathname !== path || location.pathname !== path) return;
  event.preventDefault();
  history.back();
  say(wanted);
});

addEventListener('online', hide);
document.addEventListener('page-shown', hide);
