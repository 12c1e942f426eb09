import { expect, it } from 'vitest';
import versions from '../../versions.json';
import formerAnchors from '../fixtures/former-anchors.json';
import { listPages, splitVersion } from './builtSite';

// IDs that other sites may link to, separated by spaces, by page. `api/Device/` applies to
// every version, and `0.5.3/api/Device/` adds IDs for one version. A changelog has only the
// IDs of releases up to its own version.
const anchors: Readonly<Record<string, string>> = formerAnchors;

const pages = listPages().flatMap((page) => {
  const place = splitVersion(page.path, versions);
  return place ? [{ page, place }] : [];
});

it('every page keeps the heading ids of the former site', () => {
  const missing = pages.flatMap(({ page, place: { version, path } }) =>
    [anchors[path], anchors[`${version}/${path}`]]
      .flatMap((ids) => ids?.split(' ') ?? [])
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
