import { createButton } from '../dom/createButton';
import { follow } from '../dom/follow';
import { PAGE_SHOWN } from '../dom/pageShown';
import { readStored, store } from '../dom/storage';

/*
 * A link pressed without a network keeps the page that is read, and says so.
 */

let banner: HTMLElement | undefined;

function hide(): void {
  banner?.remove();
  banner = undefined;
}

/** Where the tab notes which page it has asked the server for, and when. */
const KEY = 'site.asked';

/** How long a page is not asked for again, in milliseconds. */
const PAUSE = 10_000;

/**
 * Whether to keep the page on show: without a network, and where the server has
 * been asked a moment ago.
 */
export function isLost({ href }: URL): boolean {
  if (!navigator.onLine) return true;
  const stored = readStored(KEY, 'sessionStorage') ?? '';
  const [asked, time] = stored.split(' ');
  if (asked === href && Date.now() - Number(time) < PAUSE) return true;
  store(KEY, `${href} ${Date.now()}`, 'sessionStorage');
  return false;
}

/** Says that the page at an address cannot be had now. */
export function sayLost({ href }: URL): void {
  hide();
  const text = document.createElement('p');
  text.textContent =
    "The site can't be reached, so the page can't be loaded. You can keep reading this one.";
  banner = document.createElement('div');
  banner.className = 'site-failure';
  banner.setAttribute('role', 'alert');
  const retry = createButton(
    'Retry',
    'button button--sm button--primary',
    () => {
      hide();
      follow(href);
    },
  );
  banner.append(
    text,
    retry,
    createButton('Dismiss', 'button button--sm button--secondary', hide),
  );
  document.body.append(banner);
}

addEventListener('online', hide);
document.addEventListener(PAGE_SHOWN, hide);
