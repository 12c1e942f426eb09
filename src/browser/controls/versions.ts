import { readPreferred, storePreferred } from '../dom/storage';
import { onChange } from '../dom/onChange';

const listLinks = () => [
  ...document.querySelectorAll<HTMLAnchorElement>(
    '.navbar a[data-version][data-root]:not([data-docs])',
  ),
];

const toVersion = ({ dataset }: HTMLAnchorElement) => ({
  version: dataset['version'] ?? '',
  /** Path of the version's docs, without a trailing slash. */
  path: dataset['root'] ?? '',
});

export type ReadVersion = ReturnType<typeof toVersion>;

/** Finds the version chosen last. If it no longer exists, removes the choice. */
function findPreferred(links: readonly HTMLAnchorElement[]) {
  const name = readPreferred();
  if (name === null || links.length === 0) return undefined;
  const found = links.find(({ dataset }) => dataset['version'] === name);
  if (!found) storePreferred(null);
  return found;
}

const findLatest = (links: readonly HTMLAnchorElement[]) =>
  links.find(({ dataset }) => dataset['latest'] !== undefined) ?? links[0];

/** Returns true if the URL names this version. URLs don't name the newest. */
const isNamed = ({ dataset }: HTMLAnchorElement): boolean =>
  dataset['latest'] === undefined &&
  location.pathname.startsWith(`${dataset['root'] ?? ''}/`);

/** Also finds the version of a page that doesn't exist, but whose URL names one. */
function findRead(links: readonly HTMLAnchorElement[]) {
  // On every page, because this also removes an outdated choice.
  const preferred = findPreferred(links);
  return (
    links.find(({ ariaCurrent }) => ariaCurrent) ??
    links.find(isNamed) ??
    preferred ??
    findLatest(links)
  );
}

/** Returns the version of the page; outside the docs, the last one read or the newest. */
export function getReadVersion(): ReadVersion | undefined {
  const link = findRead(listLinks());
  return link && toVersion(link);
}

/** For the banner's link, returns the navbar's link to the newest version. */
function findVersion(target: EventTarget | null): HTMLElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.closest('.theme-doc-version-banner')
    ? document.querySelector<HTMLElement>('[data-latest]')
    : link;
}

addEventListener('click', ({ target }) => {
  const { version, docs, kept } = findVersion(target)?.dataset ?? {};
  if (version && kept !== 'no') storePreferred(version, docs);
});

/** Adds the current query and fragment to links to the same page in other versions. */
export function preserveLocation(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '[data-same-page]',
  )) {
    link.search = location.search;
    link.hash = location.hash;
  }
}

let updated: Element | null = null;

/** On a page outside the docs, makes links lead to the version that the reader reads. */
function linkToVersion(): void {
  const page = document.querySelector('main');
  if (page === updated) return;
  updated = page;
  const links = listLinks();
  const [read, latest] = [findRead(links), findLatest(links)];
  if (!read || !latest || read === latest || read.ariaCurrent) return;
  const current = toVersion(read);
  import(/* webpackChunkName: "onDemand" */ '../navigate/updateLinks').then(
    ({ updateLinks }) =>
      updateLinks(links.map(toVersion), current, toVersion(latest)),
    () => undefined,
  );
  const button = read
    .closest('.navbar__item')
    ?.querySelector('[data-control="dropdown"]');
  if (!button) return;
  button.ariaLabel = `Version ${read.textContent}`;
  button.textContent = read.textContent;
}

onChange(linkToVersion);
