import { createEntry, readEntry, ADDRESS_CHANGED } from '../dom/entry';
import { go, goToFragment, navigated, type VisitOptions } from '.';
import { isPage } from './links';
import { cachePage } from './pages';
import { switchEntry } from './positions';

function changeLocation(target: URL, { replaces, state }: VisitOptions): void {
  const previous = navigated && { ...navigated };
  const { index } = replaces ? readEntry() : createEntry();
  const entry = { ...createEntry(), index, state };
  const bare = target.pathname + target.search;
  if (replaces) history.replaceState(entry, '', bare);
  else history.pushState(entry, '', bare);
  switchEntry();
  if (target.hash) goToFragment(target, entry);
  document.dispatchEvent(new Event(ADDRESS_CHANGED));
  // Back returns to the same page.
  if (previous && !replaces) cachePage(previous.address, previous.page);
}

/** Navigates for a component, like a click on a link. */
export function visit(href: string, options: VisitOptions = {}): void {
  const address = new URL(href, location.href);
  if (navigated && isPage(address)) {
    if (address.pathname === location.pathname)
      changeLocation(address, options);
    else go(navigated, address, options);
  } else if (options.replaces) {
    location.replace(href);
  } else {
    location.assign(href);
  }
}
