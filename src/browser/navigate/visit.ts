import { createEntry, readEntry } from '../dom/entry';
import { ADDRESS_CHANGED } from '../dom/pageShown';
import { go, goToFragment, navigated, type VisitOptions } from '.';
import { isPage } from './links';
import { keepPage } from './pages';
import { moveOn } from './positions';

/** Changes the query or the fragment, and nothing else. */
function changeAddress(wanted: URL, { replaces, state }: VisitOptions): void {
  const left = navigated && { ...navigated };
  const { index } = replaces ? readEntry() : createEntry();
  const entry = { ...createEntry(), index, state };
  const bare = wanted.pathname + wanted.search;
  if (replaces) history.replaceState(entry, '', bare);
  else history.pushState(entry, '', bare);
  moveOn();
  if (wanted.hash) goToFragment(wanted, entry);
  document.dispatchEvent(new Event(ADDRESS_CHANGED));
  // Back leads to the same page.
  if (left && !replaces) keepPage(left.address, left.page);
}

/** Goes to an address for a component, as a press on a link would. */
export function visit(href: string, options: VisitOptions = {}): void {
  const address = new URL(href, location.href);
  if (navigated && isPage(address)) {
    if (address.pathname === location.pathname) changeAddress(address, options);
    else go(navigated, address, options);
  } else if (options.replaces) {
    location.replace(href);
  } else {
    location.assign(href);
  }
}
