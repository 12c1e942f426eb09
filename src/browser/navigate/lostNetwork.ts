import { follow } from '../dom/follow';
import { showBanner } from '../dom/showBanner';
import { PAGE_SHOWN } from '../dom/entry';
import { readStored, store } from '../dom/storage';

/* If a link is clicked while offline, the current page stays and a banner explains why. */

let banner: HTMLElement | undefined;

function hide(): void {
  banner?.remove();
  banner = undefined;
}

/** Storage key of the page that this tab last requested, and when. */
const KEY = 'site.asked';

/** Milliseconds before the same page is requested again. */
const RETRY_DELAY = 10_000;

/**
 * True if the current page should stay: the browser is offline, or the server was just
 * asked for the same page.
 */
export function isUnreachable({ href }: URL): boolean {
  if (!navigator.onLine) return true;
  const stored = readStored(KEY, 'sessionStorage') ?? '';
  const [asked, time] = stored.split(' ');
  if (asked === href && Date.now() - Number(time) < RETRY_DELAY) return true;
  store(KEY, `${href} ${Date.now()}`, 'sessionStorage');
  return false;
}

/** Shows that a page can't be loaded now. */
export function showUnreachable({ href }: URL): void {
  hide();
  banner = showBanner(
    "The site can't be reached, so the page can't be loaded. You can keep reading this one.",
    () => {
      hide();
      follow(href);
    },
  );
}

addEventListener('online', hide);
document.addEventListener(PAGE_SHOWN, hide);
