import { isSlow } from '../dom/isSlow';
import { isCached, loadHtml } from './pages';

// A failed prefetch is ignored: following the link reports the error.
const ignore = (): void => undefined;

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    const address = new URL((target as HTMLAnchorElement).href);
    if (!isCached(address)) loadHtml(address).catch(ignore);
  }
});

/**
 * Prefetches the previous and next page when their links are in view: they are the most
 * likely next step, and cost 5 to 20 KB.
 */
export function prefetchNeighbors(): void {
  observer.disconnect();
  if (isSlow()) return;
  for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>(
    '.pagination-nav__link',
  )) {
    for (const link of document.querySelectorAll(`a[href="${pathname}"]`))
      observer.observe(link);
  }
}
