import type { FetchedPage } from './readPage';

const left = new WeakMap<FetchedPage, Element>();

/** Notes what has the focus in a page that is left. */
export function noteFocus(page: FetchedPage): void {
  const { activeElement } = document;
  if (activeElement && page.region.contains(activeElement))
    left.set(page, activeElement);
  else left.delete(page);
}

function findTarget(): HTMLElement | null {
  const target = document.querySelector<HTMLElement>(':target');
  return target ?? document.querySelector('h1');
}

/**
 * Moves the focus to a page that the reader has gone to.
 * @param isReturn to where it was, for who comes back
 */
export function moveFocusTo(page: FetchedPage, isReturn: boolean): void {
  const known = isReturn ? left.get(page) : undefined;
  const target = known ?? findTarget();
  if (!(target instanceof HTMLElement)) return;
  if (!known && !target.matches('a[href], button')) target.tabIndex = -1;
  // The page has its place already.
  target.focus({ preventScroll: true });
}
