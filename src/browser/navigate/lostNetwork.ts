import { follow } from '../dom/follow';
import { showBanner } from '../dom/showBanner';
import { PAGE_SHOWN } from '../dom/entry';
import { readStored, store } from '../dom/storage';

/* If the network is down, the current page stays, and a banner explains why. */

let banner: HTMLElement | undefined;

const hide = (): void => banner?.remove();

/** Storage key of the tab's last failed request: a URL and a time. */
const KEY = 'site.asked';

/** Milliseconds before the browser may load the same page again. */
const RETRY_DELAY = 10_000;

// If this page has loaded, its earlier failure wasn't the network's.
if (readStored(KEY, 'sessionStorage')?.startsWith(`${location.href} `))
  store(KEY, null, 'sessionStorage');

/** Returns true if the browser is offline or loading the same page has just failed. */
export function isUnreachable({ href }: URL): boolean {
  if (!navigator.onLine) return true;
  const stored = readStored(KEY, 'sessionStorage') ?? '';
  const [asked, time] = stored.split(' ');
  if (asked === href && Date.now() - Number(time) < RETRY_DELAY) return true;
  store(KEY, `${href} ${Date.now()}`, 'sessionStorage');
  return false;
}

export function showUnreachable({ href }: URL): void {
  hide();
  banner = showBanner(
    "The site can't be reached, so the page didn't load.",
    () => follow(href),
  );
}

addEventListener('online', hide);
document.addEventListener(PAGE_SHOWN, hide);
