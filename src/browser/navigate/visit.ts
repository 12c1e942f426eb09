import { createEntry, readEntry } from '../dom/entry';
import { ADDRESS_CHANGED } from '../dom/pageShown';
import { go, goToFragment, navigated, type VisitOptions } from '.';
import { isPage } from './links';
import { cachePage } from './pages';
import { switchEntry } from './positions';

/** Changes only the query or the fragment. */
function changeAddress(wanted: URL, { replaces, state }: VisitOptions): void {
  const left = navigated && { ...navigated };
  const { index } = replaces ? readEntry() : createEntry();
  const entry = { ...createEntry(), index, state };
  const bare = wanted.pathname + wanted.search;
  if (replaces) history.replaceState(entry, '', bare);
  else history.pushState(entry, '', bare);
  switchEntry();
  if (wanted.hash) goToFragment(wanted, entry);
  document.dispatchEvent(new Event(ADDRESS_CHANGED));
  // Back returns to the same page.
  if (left && !replaces) cachePage(left.address, left.page);
}

/** Navigates for a component, like a click on a link. */
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
