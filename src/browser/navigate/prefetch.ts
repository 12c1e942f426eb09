import { isCached, loadHtml } from './pages';

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    const address = new URL((target as HTMLAnchorElement).href);
    // If a prefetch fails, following the link reports the error.
    if (!isCached(address)) loadHtml(address).catch(() => undefined);
  }
});

export function isSlow(): boolean {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  return Boolean(
    connection?.saveData || connection?.effectiveType?.includes('2g'),
  );
}

/** Prefetches the previous and next page (5 to 20 KB) when their links are visible. */
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
