import { editDistance } from '../../text/suggest';
import type { MappedPage, SiteMap } from '../../site/siteMap';

/** A suggested page in one version. */
export interface Offer {
  readonly path: string;
  readonly title: string;
  readonly label: string;
}

export interface Offers {
  /** The same page in other versions, or pages with a similar name. */
  readonly kind: 'versions' | 'similar';
  readonly offers: readonly Offer[];
}

/** Number of similar pages; the search finds more. */
const LIMIT = 3;

/** Matches the version segment of a path: `1.1.0`, `latest`, `next`. */
const VERSION_SEGMENT = /^(?:\d+(?:\.[\w-]+)*|latest|next)\//;

/** The version in the URL, or the newest, and the path in it in lower case. */
function parseWanted(map: SiteMap, pathname: string, root: string) {
  const address = pathname.replace(/\/*(?:index\.html)?$/, '/');
  const matches = map.versions
    .map(({ path }, version) => ({ path, version }))
    .filter(({ path }) => address.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length);
  // Links often omitted the docs folder: `/api/Device/`.
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

/** The share of letters that differ: 0 for equal strings, 1 for completely different ones. */
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
 * Suggests pages for a URL that doesn't exist.
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
