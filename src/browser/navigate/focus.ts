import { REGION, type FetchedPage } from './readPage';

const saved = new WeakMap<FetchedPage, Element>();

export function saveFocus(page: FetchedPage): void {
  const { activeElement } = document;
  if (activeElement?.closest(REGION)) saved.set(page, activeElement);
  else saved.delete(page);
}

const findTarget = (): HTMLElement | null =>
  document.querySelector(':target') ?? document.querySelector('h1');

/** Finds the heading of the section that is visible. */
function findHeading(): HTMLElement | undefined {
  let seen: HTMLElement | undefined;
  for (const heading of document.querySelectorAll<HTMLElement>(
    'h1, main h2, main h3',
  )) {
    const { top, height } = heading.getBoundingClientRect();
    // The browser may not have laid out later headings yet.
    if (top > innerHeight / 2) break;
    if (height > 0) seen = heading;
  }
  return seen;
}

/** @param isReturn true for Back and Forward, which restore the focus */
export function moveFocusTo(page: FetchedPage, isReturn: boolean): void {
  const before = isReturn ? saved.get(page) : undefined;
  // The element may be in a sidebar that isn't shown.
  const restored = before?.isConnected ? before : undefined;
  const target =
    restored ?? (isReturn ? findHeading() : undefined) ?? findTarget();
  if (!(target instanceof HTMLElement)) return;
  if (!restored && !target.matches('a[href], button')) target.tabIndex = -1;
  // The page has already been scrolled.
  target.focus({ preventScroll: true });
}
