import { BASE } from '../dom/base';
import { isPlainClick } from '../dom/isPlainClick';

/** True for the URL of a page of this site. */
export const isPage = ({
  origin,
  pathname,
}: URL | HTMLAnchorElement): boolean =>
  origin === location.origin &&
  pathname.startsWith(BASE) &&
  pathname.endsWith('/');

/** The link that was clicked or approached, if it leads to a page of this site. */
function findLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) {
    return undefined;
  }
  return isPage(link) ? link : undefined;
}

/** True for a URL that only differs from the current page's in its fragment. */
export const isSamePage = ({
  pathname,
  search,
}: URL | HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search;

interface LinkHandlers {
  /** Returns true if it handles the navigation, false to leave it to the browser. */
  readonly onFollow: (address: URL) => boolean;
  readonly onApproach: (address: URL) => void;
}

/** Handles all links of the document, including those added later. */
export function handleLinks({ onFollow, onApproach }: LinkHandlers): void {
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
