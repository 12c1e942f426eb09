import type { FetchedPage } from './readPage';

const left = new WeakMap<FetchedPage, Element>();

/** Notes what has the focus in a page that is left. */
export function noteFocus(page: FetchedPage): void {
  const { activeElement } = document;
  if (activeElement && page.region.contains(activeElement))
    left.set(page, activeElement);
  else left.delete(page);
}

/** What a new page is about. */
const findTarget = (): HTMLElement | null =>
  document.querySelector(':target') ?? document.querySelector('h1');

/** The heading of what the reader sees. */
function findHeading(): HTMLElement | undefined {
  let seen: HTMLElement | undefined;
  for (const heading of document.querySelectorAll<HTMLElement>(
    'h1, main h2, main h3',
  )) {
    const { top, height } = heading.getBoundingClientRect();
    // What comes after may not be laid out yet.
    if (top > innerHeight / 2) break;
    if (height > 0) seen = heading;
  }
  return seen;
}

/**
 * Moves the focus to a page that the reader has gone to.
 * @param isReturn to where it was, for who comes back
 */
export function moveFocusTo(page: FetchedPage, isReturn: boolean): void {
  const known = isReturn ? left.get(page) : undefined;
  const target =
    known ?? (isReturn ? findHeading() : undefined) ?? findTarget();
  if (!(target instanceof HTMLElement)) return;
  if (!known && !target.matches('a[href], button')) target.tabIndex = -1;
  // The page has its place already.
  target.focus({ preventScroll: true });
}
