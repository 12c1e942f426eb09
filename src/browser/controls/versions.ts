import { readPreferred, storePreferred } from '../dom/preferredVersion';
import { onChange } from '../dom/onChange';

/*
 * Links that lead to another version of the docs: those of the navbar, and the
 * one in the note above an old page.
 */

/** A version that the navbar leads to. */
export interface ReadVersion {
  readonly version: string;
  /** Root of its docs, without a slash at the end. */
  readonly path: string;
}

const listLinks = () => [
  ...document.querySelectorAll<HTMLAnchorElement>(
    '.navbar a[data-version][data-root]:not([data-docs])',
  ),
];

const toVersion = ({ dataset }: HTMLAnchorElement): ReadVersion => ({
  version: dataset['version'] ?? '',
  path: dataset['root'] ?? '',
});

/** The version chosen last; a name that is no longer valid is dropped. */
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

/** The version being read, else the one read last, else the newest. */
export function getReadVersion(): ReadVersion | undefined {
  const links = listLinks();
  const link =
    links.find((one) => one.hasAttribute('aria-current')) ??
    findPreferred(links) ??
    findLatest(links);
  return link && toVersion(link);
}

/** The entry of the list of versions that a link leads to. */
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

/** Lets links to the same page of other versions lead to the same place. */
export function keepPlace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '[data-same-page]',
  )) {
    link.search = location.search;
    link.hash = location.hash;
  }
}

/** The page that has its links. */
let done: Element | null = null;

/** Lets the navbar of a page outside of the docs lead to the version chosen last. */
function leadToPreferred(): void {
  const page = document.querySelector('main');
  if (page === done) return;
  done = page;
  const links = listLinks();
  const [preferred, latest] = [findPreferred(links), findLatest(links)];
  if (links.some((link) => link.hasAttribute('aria-current'))) return;
  const isNamed = links.some(({ dataset }) =>
    location.pathname.startsWith(`${dataset['root'] ?? ''}/`),
  );
  // What few readers need: who has read no version has none to be told of.
  if (preferred || isNamed)
    import(
      /* webpackChunkName: "onDemand" */ '../navigate/updateToolLinks'
    ).then(
      ({ updateToolLinks }) => {
        updateToolLinks(links.map(toVersion), preferred?.dataset['version']);
      },
      () => undefined,
    );
  if (!preferred || !latest) return;
  const [own, newest] = [toVersion(preferred), toVersion(latest)];
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '.navbar a.navbar__item',
  )) {
    const { pathname } = link;
    if (pathname.startsWith(`${own.path}/`)) continue;
    if (!pathname.startsWith(`${newest.path}/`)) continue;
    link.pathname = own.path + pathname.slice(newest.path.length);
  }
  const button = preferred
    .closest('.navbar__item')
    ?.querySelector('[data-control="dropdown"]');
  button?.setAttribute('aria-label', `Version ${own.version}`);
  if (button && button.textContent !== own.version)
    button.textContent = own.version;
}

onChange(leadToPreferred);
