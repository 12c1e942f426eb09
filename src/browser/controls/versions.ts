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
function findPreferred(
  links: readonly HTMLAnchorElement[],
): HTMLAnchorElement | undefined {
  const name = readPreferred();
  if (name === null || links.length === 0) return undefined;
  const found = links.find(({ dataset }) => dataset['version'] === name);
  if (!found) storePreferred(null);
  return found;
}

const findLatest = (
  links: readonly HTMLAnchorElement[],
): HTMLAnchorElement | undefined =>
  links.find(({ dataset }) => dataset['latest'] !== undefined) ?? links[0];

/** Returns the version of the page; outside the docs, the last one read or the newest. */
export function getReadVersion(): ReadVersion | undefined {
  const links = listLinks();
  const link =
    links.find((one) => one.hasAttribute('aria-current')) ??
    findPreferred(links) ??
    findLatest(links);
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

/** On a page outside the docs, makes the navbar link to the version chosen last. */
function linkToPreferred(): void {
  const page = document.querySelector('main');
  if (page === updated) return;
  updated = page;
  const links = listLinks();
  const [preferred, latest] = [findPreferred(links), findLatest(links)];
  if (links.some((link) => link.hasAttribute('aria-current'))) return;
  const isNamed = links.some(({ dataset }) =>
    location.pathname.startsWith(`${dataset['root'] ?? ''}/`),
  );
  if (preferred || isNamed)
    import(
      /* webpackChunkName: "onDemand" */ '../navigate/updateToolLinks'
    ).then(
      ({ updateToolLinks }) =>
        updateToolLinks(links.map(toVersion), preferred?.dataset['version']),
      () => undefined,
    );
  if (!preferred || !latest) return;
  const [current, newest] = [toVersion(preferred), toVersion(latest)];
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '.navbar a.navbar__item',
  )) {
    const { pathname } = link;
    if (pathname.startsWith(`${current.path}/`)) continue;
    if (!pathname.startsWith(`${newest.path}/`)) continue;
    link.pathname = current.path + pathname.slice(newest.path.length);
  }
  const button = preferred
    .closest('.navbar__item')
    ?.querySelector('[data-control="dropdown"]');
  button?.setAttribute('aria-label', `Version ${current.version}`);
  if (button && button.textContent !== current.version)
    button.textContent = current.version;
}

onChange(linkToPreferred);
