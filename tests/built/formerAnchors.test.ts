import { expect, it } from 'vitest';
import versions from '../../versions.json';
import formerAnchors from '../fixtures/former-anchors.json';
import { getBuiltSite, splitVersion } from './builtSite';

/**
 * Ids that links from elsewhere may use, by page: `api/Device/` holds for the
 * page of every version, `0.5.3/api/Device/` for that version besides. A
 * changelog has those of releases up to its own version only.
 */
const anchors: Readonly<Record<string, readonly string[]>> = formerAnchors;

const pages = [...getBuiltSite().pages.values()].flatMap((page) => {
  const place = splitVersion(page.path, versions);
  return place && page.redirect === undefined ? [{ page, place }] : [];
});

it('every page keeps the heading ids of the former site', () => {
  const missing = pages.flatMap(({ page, place: { version, path } }) =>
    [...(anchors[path] ?? []), ...(anchors[`${version}/${path}`] ?? [])]
      .filter((id) => !page.ids.has(id))
      .map((id) => `${page.path}#${id}`),
  );
  expect(missing).toEqual([]);
});

it('the list names no page that the site does not have', () => {
  const known = new Set(
    pages.flatMap(({ place: { version, path } }) => [
      path,
      `${version}/${path}`,
    ]),
  );
  const unknown = Object.keys(anchors).filter((name) => !known.has(name));
  expect(unknown).toEqual([]);
});
