import leven from 'leven';
import { cleanPath } from '../head/cleanPath';
import type { MappedPage, SiteMap } from '../../site/siteMap';

const LIMIT = 3;

/** The version segment of a path: `1.1.0`, `latest`, or `next`. */
const VERSION_SEGMENT = /^(?:\d+(?:\.[\w-]+)*|latest|next)\//;

/** Returns the version in the URL or the newest, and the lower-case rest of the path. */
function parseWanted(map: SiteMap, pathname: string, root: string) {
  const address = cleanPath(pathname);
  const matches = map.versions
    .map(({ path }, version) => ({ path, version }))
    .filter(({ path }) => address.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length);
  // Old links often lack the folder of the docs: `/api/Device/`.
  const { path, version } = matches[0] ?? { path: root, version: 0 };
  const rest = address.slice(path.length).replace(VERSION_SEGMENT, '');
  return { version, path: rest.toLowerCase() };
}

const getLastSegment = (path: string): string =>
  path.split('/').filter(Boolean).pop() ?? '';

/** Returns the share of letters that differ, from 0 to 1. */
const getDifference = (a: string, b: string): number =>
  leven(a, b) / Math.max(a.length, b.length, 1);

const rankPages = (map: SiteMap, path: string): MappedPage[] =>
  map.pages
    .map((page) => {
      const known = page.path.toLowerCase();
      const byName = getDifference(getLastSegment(known), getLastSegment(path));
      return { page, byName, byPath: getDifference(known, path) };
    })
    .filter(({ byName, byPath }) => Math.min(byName, byPath) <= 1 / 3)
    .sort((a, b) => a.byName + a.byPath - (b.byName + b.byPath))
    .map(({ page }) => page);

/** If no page resembles a path, ranks those that resemble the path above it. */
function findSimilar(map: SiteMap, path: string): MappedPage[] {
  const pages = rankPages(map, path);
  const above = path.replace(/[^/]+\/?$/, '');
  return pages.length === 0 && above ? findSimilar(map, above) : pages;
}

/** Suggests pages for a URL that doesn't exist. */
export function findPages(map: SiteMap, pathname: string, root: string) {
  const wanted = parseWanted(map, pathname, root);
  const isWanted = (version: number): number => +(version === wanted.version);
  const listVersions = ({ versions }: MappedPage): number[] =>
    [...versions].sort((a, b) => isWanted(b) - isWanted(a));
  // Pages outside the docs have no version.
  const getOffer = (page: MappedPage, version = -1) => {
    const { label = '', path = root } = map.versions[version] ?? {};
    return { path: path + page.path, title: page.title, label };
  };
  const exact = map.pages.find(
    ({ path, versions }) =>
      path && versions.length > 0 && path.toLowerCase() === wanted.path,
  );
  if (exact) {
    const offers = listVersions(exact).map((v) => getOffer(exact, v));
    return { kind: 'versions' as const, offers };
  }
  const offers = findSimilar(map, wanted.path)
    .slice(0, LIMIT)
    .map((page) => getOffer(page, listVersions(page)[0]));
  return { kind: 'similar' as const, offers };
}

export type Offers = ReturnType<typeof findPages>;
