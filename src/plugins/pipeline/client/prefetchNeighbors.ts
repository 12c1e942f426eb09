/** Paths that a reader is likely to go to next; a page costs 5 to 20 KB. */
const listNeighbors = (): readonly string[] =>
  Array.from(
    document.querySelectorAll<HTMLAnchorElement>('.pagination-nav__link'),
    ({ pathname }) => pathname,
  );

export const isNeighbor = (path: string): boolean =>
  listNeighbors().includes(path);

/** Fetches the pages before and after this one when a link to them is in sight. */
export function prefetchNeighbors(): () => void {
  const paths = new Set(listNeighbors());
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }
  });
  for (const link of document.querySelectorAll('a')) {
    if (paths.has(link.pathname)) observer.observe(link);
  }
  return () => {
    observer.disconnect();
  };
}
