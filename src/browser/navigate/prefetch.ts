import { isSlow } from '../dom/isSlow';
import { isFetched, readText } from './pages';

// What fails here fails again, visibly, when the reader follows the link.
const ignore = (): void => undefined;

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    const address = new URL((target as HTMLAnchorElement).href);
    if (!isFetched(address)) readText(address).catch(ignore);
  }
});

/**
 * Fetches the pages before and after this one when a link to them is in sight: a
 * reader is likely to go there next, and a page costs 5 to 20 KB.
 */
export function prefetchNeighbors(): void {
  observer.disconnect();
  if (isSlow()) return;
  const paths = new Set(
    Array.from(
      document.querySelectorAll<HTMLAnchorElement>('.pagination-nav__link'),
      ({ pathname }) => pathname,
    ),
  );
  for (const link of document.querySelectorAll('a')) {
    if (paths.has(link.pathname)) observer.observe(link);
  }
}
