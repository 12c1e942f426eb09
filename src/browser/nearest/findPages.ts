import { editDistance } from '../../text/suggest';
import type { MappedPage, SiteMap } from '../../site/siteMap';

/** A page to offer, in one version. */
export interface Offer {
  readonly path: string;
  readonly title: string;
  readonly label: string;
}

export interface Offers {
  /** The page itself in other versions, or pages that are called alike. */
  readonly kind: 'versions' | 'similar';
  readonly offers: readonly Offer[];
}

interface WantedPage {
  /** Index of the version asked for; the newest where none is named. */
  readonly version: number;
  /** In lower case: `api/device/`. */
  readonly path: string;
}

/** Similar pages to offer; for more, the page offers the search. */
const LIMIT = 3;

/** A version's segment in an address: `1.1.0`, `latest`, `next`. */
const VERSION_SEGMENT = /^(?:\d+(?:\.[\w-]+)*|latest|next)\//;

function parseWanted(map: SiteMap, pathname: string, root: string): WantedPage {
  const address = pathname.replace(/\/*(?:index\.html)?$/, '/');
  const matches = map.versions
    .map(({ path }, version) => ({ path, version }))
    .filter(({ path }) => address.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length);
  // `/api/Device/` without the docs folder was a common link.
  const { path, version } = matches[0] ?? { path: root, version: 0 };
  const rest = address.slice(path.length).replace(VERSION_SEGMENT, '');
  return { version, path: rest.toLowerCase() };
}

function getOffer(map: SiteMap, page: MappedPage, version: number): Offer {
  const { label = '', path = '' } = map.versions[version] ?? {};
  return { path: path + page.path, title: page.title, label };
}

const getLastSegment = (path: string): string =>
  path.split('/').filter(Boolean).pop() ?? '';

/** Share of letters to change: 0 is the same, 1 has nothing in common. */
function getDifference(a: string, b: string): number {
  return editDistance(a, b) / Math.max(a.length, b.length, 1);
}

function rankPages(map: SiteMap, path: string): MappedPage[] {
  return map.pages
    .map((page) => {
      const known = page.path.toLowerCase();
      const byName = getDifference(getLastSegment(known), getLastSegment(path));
      return { page, byName, byPath: getDifference(known, path) };
    })
    .filter(({ byName, byPath }) => Math.min(byName, byPath) <= 1 / 3)
    .sort((a, b) => a.byName + a.byPath - (b.byName + b.byPath))
    .map(({ page }) => page);
}

/**
 * What to offer a reader at an address without a page.
 * @param root base URL of the site
 */
export function findPages(
  map: SiteMap,
  pathname: string,
  root: string,
): Offers {
  const wanted = parseWanted(map, pathname, root);
  const exact = map.pages.find(
    ({ path }) => path && path.toLowerCase() === wanted.path,
  );
  if (exact) {
    const offers = exact.versions.map((v) => getOffer(map, exact, v));
    return { kind: 'versions', offers };
  }
  const offers = rankPages(map, wanted.path)
    .slice(0, LIMIT)
    .map((page) => {
      const has = page.versions.includes(wanted.version);
      return getOffer(
        map,
        page,
        has ? wanted.version : (page.versions[0] ?? 0),
      );
    });
  return { kind: 'similar', offers };
}
