/** Paths that a reader is likely to go to next; a page costs 5 to 20 KB. */
const listNeighbours = (): readonly string[] =>
  Array.from(
    document.querySelectorAll<HTMLAnchorElement>('.pagination-nav__link'),
    ({ pathname }) => pathname,
  );

export const isNeighbour = (path: string): boolean =>
  listNeighbours().includes(path);

/** Fetches the pages before and after this one when a link to them is in sight. */
export function prefetchNeighbours(): () => void {
  const paths = new Set(listNeighbours());
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
