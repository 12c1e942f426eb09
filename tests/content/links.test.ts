import { expect, it } from 'vitest';
import * as checks from '../../src/plugins/check-links/findFaults';
import type { Page } from '../../src/plugins/check-links/parsePage';
import { printFaults } from '../../src/plugins/check-links/printFaults';
import versions from '../../versions.json';
import { BASE_URL, getBuiltSite, splitVersion } from './builtSite';

const MIN_DESCRIPTION = 50;
const MAX_DESCRIPTION = 170;

/** A page that got another address, and a second description with it. */
const RENAMED: Readonly<Record<string, string>> = {
  'api/schemas/': 'api/schemas/intro/',
};

const site = getBuiltSite();

/** The pages that people read, without mere redirects. */
const pages = [...site.pages.values()].filter(
  (page) => page.redirect === undefined,
);

const documents = pages.filter(({ path }) => path !== `${BASE_URL}404.html`);

/** The same page of all versions has one name. */
function getName({ path }: Page): string {
  const name = splitVersion(path, versions)?.path ?? path;
  return RENAMED[name] ?? name;
}

it.each([
  ['link, image, asset and download leads somewhere', checks.findDeadLinks],
  ['anchor exists', checks.findDeadAnchors],
  ['redirect leads to its last page', checks.findRedirectChains],
  ['entry of the sitemap and of other texts exists', checks.findDeadEntries],
  ['entry of the sitemap is a page to list', checks.findUnwantedEntries],
  ['image has a text alternative', checks.findImagesWithoutAlt],
])('every %s', (_, check) => {
  expect(printFaults(check(site))).toBe('');
});

it('has the pages of all versions in the sitemap', () => {
  const sitemap = site.texts.find(({ path }) => path.endsWith('sitemap.xml'));
  const listed = sitemap?.references.map(({ url }) => url) ?? [];
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
    .filter(
      ({ description: { length } }) =>
        length < MIN_DESCRIPTION || length > MAX_DESCRIPTION,
    )
    .map(({ path, description }) => `${path}: "${description}"`);
  expect(faults).toEqual([]);
});

it('no two pages have the same description', () => {
  const names = new Map<string, Set<string>>();
  for (const page of documents) {
    const known = names.get(page.description) ?? new Set();
    names.set(page.description, known.add(getName(page)));
  }
  const faults = [...names]
    .filter(([, { size }]) => size > 1)
    .map(([description, same]) => `${[...same].join(', ')}: "${description}"`);
  expect(faults).toEqual([]);
});
