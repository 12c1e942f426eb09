import { isCached, loadHtml } from './pages';

// If a prefetch fails, following the link reports the error.
const ignore = (): void => undefined;

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    const address = new URL((target as HTMLAnchorElement).href);
    if (!isCached(address)) loadHtml(address).catch(ignore);
  }
});

/** Returns true if the connection is too slow or expensive for prefetching. */
export function isSlow(): boolean {
  const { connection } = navigator as {
    connection?: {
      readonly effectiveType?: string;
      readonly saveData?: boolean;
    };
  };
  return Boolean(
    connection?.saveData || connection?.effectiveType?.includes('2g'),
  );
}

/**
 * Prefetches the previous and the next page when their links are in view, because readers
 * are likely to open one of them. A page has 5 to 20 KB.
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
