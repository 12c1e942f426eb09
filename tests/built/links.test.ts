import { expect, it } from 'vitest';
import * as checks from '../../src/plugins/checks/links/findErrors';
import type { CheckedPage } from '../../src/plugins/checks/links/parsePage';
import versions from '../../versions.json';
import { BASE_URL, getBuiltSite, ORIGIN } from './builtSite';

const MIN_DESCRIPTION = 50;
const MAX_DESCRIPTION = 170;

const site = getBuiltSite();

/** The pages that people read, without mere redirects. */
const pages = [...site.pages.values()].filter(
  (page) => page.redirect === undefined,
);

const documents = pages.filter(({ path }) => path !== `${BASE_URL}404.html`);

/** Pages of old versions end theirs with the version. */
function getOwnDescription({ description }: CheckedPage): string {
  return description.replace(/ Version [\w.-]+\.$/, '');
}

it.each([
  ['link, image, asset and download leads somewhere', checks.findDeadLinks],
  ['anchor exists', checks.findDeadAnchors],
  ['entry of the sitemap and of other texts exists', checks.findDeadEntries],
])('every %s', (_, check) => {
  expect(checks.printErrors(check(site))).toBe('');
});

const sitemap = site.texts.find(({ path }) => path.endsWith('sitemap.xml'));
const listed = sitemap?.references.map(({ url }) => url) ?? [];

it('every redirect leads to its last page', () => {
  const chains = [...site.pages.values()].filter(
    ({ path, redirect = path }) =>
      redirect !== path &&
      site.pages.get(new URL(redirect, ORIGIN + path).pathname)?.redirect !==
        undefined,
  );
  expect(chains.map(({ path }) => path)).toEqual([]);
});

it('every entry of the sitemap is a page to list', () => {
  const unwanted = listed.filter((url) => {
    const page = site.pages.get(new URL(url).pathname);
    return !page?.isIndexed || page.redirect !== undefined;
  });
  expect(unwanted).toEqual([]);
});

it('has the pages of all versions in the sitemap', () => {
  const without = versions.filter(
    (_, i) =>
      !listed.some((url) =>
        url.includes(i ? `/docs/${versions[i]}/` : '/docs/'),
      ),
  );
  expect(without).toEqual([]);
});

it('no page has an id twice', () => {
  const faults = pages.flatMap(({ path, duplicateIds }) =>
    duplicateIds.map((id) => `${path}#${id}`),
  );
  expect(faults).toEqual([]);
});

it('every page has one h1', () => {
  const faults = pages
    .filter(({ h1Count }) => h1Count !== 1)
    .map(({ path, h1Count }) => `${path} has ${h1Count}`);
  expect(faults).toEqual([]);
});

it('every page has a description of useful length', () => {
  const faults = documents
    .filter((page) => {
      const { length } = getOwnDescription(page);
      return length < MIN_DESCRIPTION || length > MAX_DESCRIPTION;
    })
    .map(({ path, description }) => `${path}: "${description}"`);
  expect(faults).toEqual([]);
});

it('no two pages have the same description', () => {
  const paths = new Map<string, string>();
  const faults = documents.flatMap(({ path, description }) => {
    const twin = paths.get(description);
    paths.set(description, path);
    return twin === undefined ? [] : [`${path}, ${twin}: "${description}"`];
  });
  expect(faults).toEqual([]);
});

it('links alone lead from the home page to every page', () => {
  const links = [...site.references.list()].filter(
    ({ element, target }) => element === 'a' && site.pages.has(target.path),
  );
  const reached = new Set<string>([BASE_URL]);
  for (const path of reached) {
    for (const link of links) {
      if (link.pages.has(path)) reached.add(link.target.path);
    }
  }
  const unreached = [...site.pages.values()].filter(
    ({ path, redirect }) =>
      path.includes('/docs/') && redirect === undefined && !reached.has(path),
  );
  expect(unreached.map(({ path }) => path)).toEqual([]);
});
