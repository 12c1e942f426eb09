import { BASE } from '../dom/base';
import { isPlainClick } from '../dom/isPlainClick';

export const isPage = (to: URL | HTMLAnchorElement): boolean =>
  to.origin === location.origin &&
  to.pathname.startsWith(BASE) &&
  to.pathname.endsWith('/');

/** Returns the link if it leads to a page of this site in the same tab. */
function findLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download'))
    return undefined;
  return isPage(link) ? link : undefined;
}

/** Returns true if two URLs differ at most in the fragment. */
export const isSamePage = (to: URL | HTMLAnchorElement): boolean =>
  to.pathname === location.pathname && to.search === location.search;

/**
 * @param onFollow returns false to leave the navigation to the browser
 * @param onApproach called when the pointer or the focus reaches a link
 */
export function handleLinks(
  onFollow: (address: URL) => boolean,
  onApproach: (address: URL) => void,
): void {
  document.addEventListener('click', (event) => {
    const link = isPlainClick(event) ? findLink(event) : undefined;
    if (link && onFollow(new URL(link.href))) event.preventDefault();
  });
  const approach = (event: Event): void => {
    const link = findLink(event);
    if (link && !isSamePage(link)) onApproach(new URL(link.href));
  };
  document.addEventListener('pointerover', approach);
  document.addEventListener('focusin', approach);
}
