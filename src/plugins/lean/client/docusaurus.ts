import docusaurus from '@docusaurus/core/lib/client/docusaurus';

/** Whether a reader is likely to go there next; a page costs 2 to 20 KB. */
const isLikely = (path: string): boolean =>
  [
    ...document.querySelectorAll<HTMLAnchorElement>('.pagination-nav__link'),
  ].some(({ pathname }) => pathname === path);

/**
 * Stands for core's module, which fetches the pages of all links in sight.
 * Other pages than the neighbours start when the pointer reaches their link.
 */
export default Object.freeze({
  ...docusaurus,
  prefetch: (path: string) => isLikely(path) && docusaurus.prefetch(path),
});
