import { BASE } from '../dom/base';
import { isPlainClick } from '../dom/isPlainClick';

/** Whether an address is one of a page of the site. */
export const isPage = ({
  origin,
  pathname,
}: URL | HTMLAnchorElement): boolean =>
  origin === location.origin &&
  pathname.startsWith(BASE) &&
  pathname.endsWith('/');

/** The link of an event, if it leads to a page of the site. */
function findLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) {
    return undefined;
  }
  return isPage(link) ? link : undefined;
}

/** Whether an address is a place in the page on show. */
export const isHere = ({
  pathname,
  search,
}: URL | HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search;

interface LinkAnswers {
  /** Whether the link was followed here, and not by the browser. */
  readonly onFollow: (address: URL) => boolean;
  readonly onApproach: (address: URL) => void;
}

/** Answers links of all pages, whatever has made them. */
export function answerLinks({ onFollow, onApproach }: LinkAnswers): void {
  document.addEventListener('click', (event) => {
    const link = isPlainClick(event) ? findLink(event) : undefined;
    if (link && onFollow(new URL(link.href))) event.preventDefault();
  });
  const approach = (event: Event): void => {
    const link = findLink(event);
    if (link && !isHere(link)) onApproach(new URL(link.href));
  };
  document.addEventListener('pointerover', approach);
  document.addEventListener('focusin', approach);
}
