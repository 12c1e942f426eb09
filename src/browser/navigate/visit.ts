import { ADDRESS_CHANGED } from '../dom/entry';
import { go, goToFragment, navigated, writeEntry, type VisitOptions } from '.';
import { isPage } from './links';
import { cachePage } from './pages';

function changeLocation(target: URL, options: VisitOptions): void {
  const previous = navigated && { ...navigated };
  const entry = writeEntry(target, options);
  if (target.hash) history.replaceState(entry, '', target.hash);
  // Going to the fragment would otherwise look like Back, if the query differs.
  document.dispatchEvent(new Event(ADDRESS_CHANGED));
  if (target.hash) goToFragment(target, entry);
  // Caches the page, so that Back can show it again.
  if (previous && !options.replaces) cachePage(previous.address, previous.page);
}

export function visit(href: string, options: VisitOptions = {}): void {
  const address = new URL(href, location.href);
  // Docusaurus's links get this slash, too.
  if (/\/[^/.]+$/.test(address.pathname)) address.pathname += '/';
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
