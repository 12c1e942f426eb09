import { leaveModal } from '../controls/modal';
import {
  createEntry,
  readEntry,
  type HistoryEntry,
  ADDRESS_CHANGED,
  PAGE_SHOWN,
} from '../dom/entry';
import { skipOffscreenLayout } from '../dom/skipOffscreenLayout';
import { onPopState } from '../dom/onPopState';
import { unmountClients } from '../react';
import {
  finishRoute,
  updateRoute,
  runCallbacks,
  startRoute,
} from './clientModules';
import { moveFocusTo, saveFocus } from './focus';
import { handleLinks, isSamePage } from './links';
import { isUnreachable, showUnreachable } from './lostNetwork';
import { evictPage, firstPage, cachePage, loadPage } from './pages';
import {
  getPosition,
  releaseScroll,
  switchEntry,
  saveHeading,
  savePosition,
  restorePosition,
} from './positions';
import { isSlow, prefetchNeighbors } from './prefetch';
import { endProgress, startProgress } from './progress';
import type { FetchedPage } from './readPage';
import { findScroller, showPage } from './showPage';

/* Shows the next page without a page load. If this fails, the browser loads the page. */

interface ShownPage {
  page: FetchedPage;
  address: URL;
  index: number;
}

export interface VisitOptions {
  readonly replaces?: boolean;
  /** State for `useLocation()` on the next page. */
  readonly state?: unknown;
}

/** Number of navigations, which identifies the latest one. */
let visits = 0;

/** True while going back to the current page after another page failed to load. */
let isGoingBack = false;

function show(shown: ShownPage, page: FetchedPage, address: URL): void {
  // Read before changes to the page, which would force a new layout.
  const top = findScroller()?.scrollTop ?? 0;
  cachePage(shown.address, shown.page);
  saveFocus(shown.page);
  document.documentElement.toggleAttribute('data-query', address.search !== '');
  skipOffscreenLayout(!address.hash && !getPosition());
  if (page !== shown.page) showPage(page, shown.page, top);
  cachePage(address, page);
  shown.page = page;
  shown.address = address;
  shown.index = readEntry().index;
}

function announce(page: FetchedPage, isReturn: boolean): void {
  moveFocusTo(page, isReturn);
  document.dispatchEvent(new Event(PAGE_SHOWN));
  prefetchNeighbors();
}

/** `:target` matches only after a native navigation to the fragment. */
export function goToFragment({ hash }: URL, entry: HistoryEntry): void {
  if (hash) {
    // Safari keeps the state of an entry that is replaced; other browsers clear it.
    history.replaceState(entry, '');
    location.replace(hash);
    history.replaceState(entry, '');
  }
  switchEntry();
  savePosition();
}

function goToStart(address: URL, entry: HistoryEntry): void {
  // Assistive technology can follow a link without an event of a key or pointer.
  releaseScroll();
  // A fragment that the page lacks doesn't scroll.
  scrollTo({ top: 0, behavior: 'instant' });
  goToFragment(address, entry);
}

/** @param stay called if the network is down and the current page stays */
async function load(
  address: URL,
  then: (page: FetchedPage) => void,
  stay: () => void,
): Promise<void> {
  const visit = ++visits;
  startProgress();
  startRoute(address);
  const result = await loadPage(address).then(
    (page) => ({ page }),
    (error: unknown) => ({ error }),
  );
  if (visit !== visits) return;
  endProgress();
  if ('error' in result) {
    runCallbacks();
    if (isUnreachable(address)) {
      stay();
      showUnreachable(address);
    } else loadNatively(address, result.error);
    return;
  }
  try {
    then(result.page);
    finishRoute(address);
  } catch (error) {
    loadNatively(address, error);
  }
}

function loadNatively({ href }: URL, error: unknown): void {
  console.warn('Reloads the page:', error);
  if (href === location.href) location.reload();
  else location.assign(href);
}

/** Adds or replaces a history entry without the fragment, which `goToFragment` adds. */
export function writeEntry(
  { pathname, search }: URL,
  { replaces, state }: VisitOptions,
): HistoryEntry {
  const { index } = replaces ? readEntry() : createEntry();
  const entry = { ...createEntry(), index, state };
  if (replaces) history.replaceState(entry, '', pathname + search);
  else history.pushState(entry, '', pathname + search);
  switchEntry();
  return entry;
}

export function go(
  shown: ShownPage,
  address: URL,
  { replaces = false, state }: VisitOptions = {},
): void {
  const isSame = address.href === location.href;
  void load(
    address,
    (page) => {
      saveHeading();
      const entry = writeEntry(address, {
        replaces: leaveModal() || isSame || replaces,
        state,
      });
      const isOther = page !== shown.page;
      show(shown, page, address);
      if (isOther) unmountClients(page.main ?? page.region, true);
      goToStart(address, entry);
      announce(page, false);
    },
    leaveModal,
  );
}

function showEntry(shown: ShownPage): void {
  const address = new URL(location.href);
  void load(
    address,
    (page) => {
      saveHeading();
      show(shown, page, address);
      restorePosition();
      if (getPosition() === undefined) goToStart(address, readEntry());
      announce(page, true);
    },
    () => {
      isGoingBack = true;
      history.go(shown.index - readEntry().index);
    },
  );
}

/** Missing if the browser loads all pages. */
export let navigated: ShownPage | undefined;

function start(page: FetchedPage): void {
  const shown: ShownPage = {
    page,
    address: new URL(location.href),
    index: readEntry().index,
  };
  navigated = shown;
  const update = (): void => {
    shown.address = new URL(location.href);
    shown.index = readEntry().index;
  };
  const follow = (address: URL): boolean => {
    if (isSamePage(address) && address.hash) {
      if (!leaveModal()) return false;
      goToFragment(address, { ...createEntry(), index: readEntry().index });
      moveFocusTo(shown.page, false);
      update();
    } else go(shown, address);
    return true;
  };
  handleLinks(follow, (address) => {
    // If a prefetch fails, following the link reports the error.
    if (!isSlow()) loadPage(address).catch(() => undefined);
  });
  onPopState(() => {
    if (isGoingBack) {
      isGoingBack = false;
    } else if (isSamePage(shown.address)) {
      // If the index is the same, the link led to the current fragment, to which the
      // browser scrolls by itself.
      if (readEntry().index !== shown.index) restorePosition();
      update();
    } else {
      showEntry(shown);
    }
    return true;
  });
  document.addEventListener(ADDRESS_CHANGED, () => {
    evictPage(shown.address);
    update();
    cachePage(shown.address, shown.page);
    updateRoute();
  });
  addEventListener('hashchange', updateRoute);
  cachePage(shown.address, page);
  restorePosition();
  prefetchNeighbors();
}

// Pages on disk can't fetch other pages.
if (firstPage && location.protocol !== 'file:') start(firstPage);
updateRoute();
