import { leaveModal } from '../controls/modal';
import { createEntry, readEntry, type HistoryEntry } from '../dom/entry';
import { isSlow } from '../dom/isSlow';
import { layOutLate } from '../dom/layOutLate';
import { onPopState } from '../dom/onPopState';
import { ADDRESS_CHANGED, PAGE_SHOWN } from '../dom/pageShown';
import {
  endRoute,
  followRoute,
  settleRoute,
  startRoute,
} from './clientModules';
import { moveFocusTo, noteFocus } from './focus';
import { answerLinks, isHere } from './links';
import { isLost, sayLost } from './lostNetwork';
import { dropPage, firstPage, keepPage, loadPage, takePage } from './pages';
import {
  getPosition,
  moveOn,
  notePosition,
  restorePosition,
} from './positions';
import { prefetchNeighbors } from './prefetch';
import { endProgress, startProgress } from './progress';
import type { FetchedPage } from './readPage';
import { showPage } from './showPage';

/*
 * Goes from page to page: fetches the next one's HTML and puts its region in the
 * place of the one on show. Nothing else answers links, Back and Forward; what it
 * cannot do becomes a real navigation.
 */

/** The page on show, where it is, and its place in the history. */
export interface ShownPage {
  page: FetchedPage;
  address: URL;
  index: number;
}

/** How a component goes to an address. */
export interface VisitOptions {
  /** In the history, in the place of the page on show. */
  readonly replaces?: boolean;
  /** For `useLocation()` there. */
  readonly state?: unknown;
}

/** Counts what readers have asked for: only the last counts. */
let visits = 0;

/** Whether the next step is our own way back. */
let isGoingBack = false;

function show(shown: ShownPage, page: FetchedPage, address: URL): void {
  const { dataset } = document.documentElement;
  keepPage(shown.address, shown.page);
  noteFocus(shown.page);
  takePage(address);
  if (address.search) dataset['query'] = '';
  else delete dataset['query'];
  layOutLate(address.hash === '' && !getPosition());
  if (page !== shown.page) showPage(shown.page, page);
  keepPage(address, page);
  shown.page = page;
  shown.address = address;
  shown.index = readEntry().index;
}

function announce(): void {
  document.dispatchEvent(new Event(PAGE_SHOWN));
  prefetchNeighbors();
}

/** Goes to a fragment by the browser's own means, so that `:target` is right. */
export function goToFragment({ hash }: URL, entry: HistoryEntry): void {
  if (hash) location.replace(hash);
  else scrollTo({ top: 0, behavior: 'instant' });
  history.replaceState(entry, '');
  moveOn();
  notePosition();
}

/** Loads a page and shows it, unless the reader wants another one meanwhile. */
async function load(
  address: URL,
  then: (page: FetchedPage) => void,
  fail: (error: unknown) => void,
): Promise<void> {
  visits += 1;
  const own = visits;
  startProgress();
  startRoute(address);
  const result = await loadPage(address).then(
    (page) => ({ page }),
    (error: unknown) => ({ error }),
  );
  if (own !== visits) return;
  endProgress();
  if ('error' in result) {
    settleRoute();
    fail(result.error);
    return;
  }
  try {
    then(result.page);
    endRoute(address);
  } catch (error) {
    askServer(address, error);
  }
}

/** What cannot be done here becomes a real navigation. */
function askServer({ href }: URL, error: unknown): void {
  console.warn('The page comes from the server:', error);
  if (href === location.href) location.reload();
  else location.assign(href);
}

/** Follows a link to another page, or to a place in this one. */
export function go(
  shown: ShownPage,
  address: URL,
  { replaces: isAsked, state }: VisitOptions = {},
): void {
  const isSame = address.href === location.href;
  void load(
    address,
    (page) => {
      notePosition();
      const replaces = leaveModal() || isSame || isAsked;
      const entry = {
        ...createEntry(),
        state,
        ...(replaces && { index: readEntry().index }),
      };
      const bare = address.pathname + address.search;
      if (replaces) history.replaceState(entry, '', bare);
      else history.pushState(entry, '', bare);
      moveOn();
      show(shown, page, address);
      goToFragment(address, entry);
      moveFocusTo(page, false);
      announce();
    },
    (error) => {
      if (isLost(address)) {
        leaveModal();
        sayLost(address);
      } else {
        askServer(address, error);
      }
    },
  );
}

/** Shows the page of an entry that the reader has come back to. */
function travel(shown: ShownPage): void {
  const address = new URL(location.href);
  void load(
    address,
    (page) => {
      notePosition();
      show(shown, page, address);
      restorePosition();
      if (getPosition() === undefined) goToFragment(address, readEntry());
      moveFocusTo(page, true);
      announce();
    },
    (error) => {
      if (isLost(address)) {
        isGoingBack = true;
        history.go(shown.index - readEntry().index);
        sayLost(address);
      } else {
        askServer(address, error);
      }
    },
  );
}

/** Nothing where the browser goes from page to page. */
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
  answerLinks({
    onFollow: (address) => {
      if (isHere(address) && address.hash) {
        if (!leaveModal()) return false;
        goToFragment(address, { ...createEntry(), index: readEntry().index });
        update();
        return true;
      }
      go(shown, address);
      return true;
    },
    onApproach: (address) => {
      // What fails here fails again, visibly, when the reader follows the link.
      if (!isSlow()) loadPage(address).catch(() => undefined);
    },
  });
  onPopState(() => {
    if (isGoingBack) {
      isGoingBack = false;
    } else if (isHere(shown.address)) {
      update();
      restorePosition();
    } else {
      travel(shown);
    }
    return true;
  });
  document.addEventListener(ADDRESS_CHANGED, () => {
    dropPage(shown.address);
    update();
    keepPage(shown.address, shown.page);
    followRoute();
  });
  addEventListener('hashchange', followRoute);
  keepPage(shown.address, page);
  restorePosition();
  prefetchNeighbors();
}

// Pages on a disk cannot be fetched.
if (firstPage && location.protocol !== 'file:') start(firstPage);
followRoute();
