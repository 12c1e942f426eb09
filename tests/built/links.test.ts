import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import {
  findErrors,
  printErrors,
} from '../../src/plugins/checks/links/findErrors';
import versions from '../../versions.json';
import { BASE_URL, getBuiltSite, ORIGIN } from './builtSite';

const MIN_DESCRIPTION = 50;
const MAX_DESCRIPTION = 170;

const site = getBuiltSite();

const readFile = (name: string): string =>
  fs.readFileSync(path.join('build', name), 'utf8');

/** What a search engine and assistive technology learn of a page. */
function readDetails(url: string) {
  const details = {
    path: url,
    ids: [] as string[],
    h1Count: 0,
    description: '',
    isIndexed: true,
  };
  const parser = new Parser({
    onopentag: (element, { id, name, content = '' }) => {
      if (id !== undefined) details.ids.push(id);
      if (element === 'h1') details.h1Count++;
      if (name === 'description') details.description = content.trim();
      if (name === 'robots') details.isIndexed = !content.includes('noindex');
    },
  });
  const file = url.slice(BASE_URL.length);
  parser.end(readFile(file.endsWith('.html') ? file : `${file}index.html`));
  return details;
}

/** The pages that people read, without mere redirects. */
const pages = [...site.pages]
  .filter(([, { redirect }]) => redirect === undefined)
  .map(([url]) => readDetails(url));

const documents = pages.filter((page) => page.path !== `${BASE_URL}404.html`);

/** Pages of old versions end theirs with the version. */
const getOwnDescription = (description: string): string =>
  description.replace(/ Version [\w.-]+\.$/, '');

it('every link, image, anchor, download and entry of the sitemap leads somewhere', () => {
  expect(printErrors(findErrors(site))).toBe('');
});

const listed = Array.from(
  readFile('sitemap.xml').matchAll(/<loc>([^<]*)/g),
  ([, url = '']) => url,
);

it('every redirect leads to its last page', () => {
  const chains = [...site.pages].filter(
    ([url, { redirect = url }]) =>
      redirect !== url &&
      site.pages.get(new URL(redirect, ORIGIN + url).pathname)?.redirect !==
        undefined,
  );
  expect(chains.map(([url]) => url)).toEqual([]);
});

it('every entry of the sitemap is a page to list', () => {
  const unwanted = listed.filter((url) => {
    const page = pages.find(({ path: own }) => own === new URL(url).pathname);
    return !page?.isIndexed;
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
  const faults = pages.flatMap(({ path: url, ids }) =>
    ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `${url}#${id}`),
  );
  expect(faults).toEqual([]);
});

it('every page has one h1', () => {
  const faults = pages
    .filter(({ h1Count }) => h1Count !== 1)
    .map(({ path: url, h1Count }) => `${url} has ${h1Count}`);
  expect(faults).toEqual([]);
});

it('every page has a description of useful length', () => {
  const faults = documents
    .filter((page) => {
      const { length } = getOwnDescription(page.description);
      return length < MIN_DESCRIPTION || length > MAX_DESCRIPTION;
    })
    .map(({ path: url, description }) => `${url}: "${description}"`);
  expect(faults).toEqual([]);
});

it('no two pages have the same description', () => {
  const paths = new Map<string, string>();
  const faults = documents.flatMap(({ path: url, description }) => {
    const twin = paths.get(description);
    paths.set(description, url);
    return twin === undefined ? [] : [`${url}, ${twin}: "${description}"`];
  });
  expect(faults).toEqual([]);
});

it('links alone lead from the home page to every page', () => {
  const links = [...site.references.values()].filter(
    ({ element, target }) => element === 'a' && site.pages.has(target.path),
  );
  const reached = new Set<string>([BASE_URL]);
  for (const url of reached) {
    for (const link of links) {
      if (link.pages.has(url)) reached.add(link.target.path);
    }
  }
  const unreached = pages
    .map(({ path: url }) => url)
    .filter((url) => url.includes('/docs/') && !reached.has(url));
  expect(unreached).toEqual([]);
});
