import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface Handlers {
  readonly onClick: (event: MouseEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
}

/** The link of an event, if it leads to another page of the site. */
function findLink(
  { target }: { readonly target: EventTarget },
  baseUrl: string,
): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) {
    return undefined;
  }
  const { origin, pathname, hash, search } = link;
  const isPage = pathname.startsWith(baseUrl) && pathname.endsWith('/');
  const isHere = pathname === location.pathname && search === location.search;
  if (origin !== location.origin || !isPage || (isHere && hash)) {
    return undefined;
  }
  return link;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** What links do in HTML that React has not made: as core's `Link` does. */
export function useLinks(): Handlers {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  const baseUrl = useBaseUrl('/');
  const prepare = (event: FocusEvent | PointerEvent): void => {
    const link = findLink(event, baseUrl);
    if (link) void window.docusaurus.preload(link.pathname);
  };
  return {
    onClick: (event) => {
      const link = isPlain(event) ? findLink(event, baseUrl) : undefined;
      if (!link) return;
      event.preventDefault();
      const to = link.pathname + link.search + link.hash;
      if (to === pathname + search + hash) history.replace(to);
      else history.push(to);
    },
    onFocus: prepare,
    onPointerOver: prepare,
  };
}
