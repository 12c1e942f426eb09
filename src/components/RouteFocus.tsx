import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';

/** Address on show; outlives this component, which every layout mounts anew. */
let shown: string | undefined;

function findTarget(hash: string): HTMLElement | null {
  const target =
    hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  return target || document.querySelector<HTMLElement>('h1');
}

/** Moves the focus to a page that the reader has navigated to. */
export default function RouteFocus(): null {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const hasArrived = shown !== undefined && shown !== pathname + hash;
    shown = pathname + hash;
    if (!hasArrived) return;
    const target = findTarget(hash);
    if (target && !target.matches('a[href], button')) target.tabIndex = -1;
    // The route has set the scroll position already.
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
