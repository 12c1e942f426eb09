import { expect, it } from 'vitest';
import {
  findErrors,
  printErrors,
} from '../../src/plugins/checks/links/findErrors';
import { BASE_URL, getBuiltSite, ORIGIN } from './builtSite';

const site = getBuiltSite();

it('every link, image, anchor, download and entry of the sitemap leads somewhere', () => {
  expect(printErrors(findErrors(site))).toBe('');
});

it('every redirect leads to its last page', () => {
  const chains = [...site.pages].filter(
    ([url, { redirect = url }]) =>
      redirect !== url &&
      site.pages.get(new URL(redirect, ORIGIN + url).pathname)?.redirect !==
        undefined,
  );
  expect(chains.map(([url]) => url)).toEqual([]);
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
  const unreached = [...site.pages]
    .filter(
      ([url, { redirect }]) => redirect === undefined && !reached.has(url),
    )
    .map(([url]) => url)
    .filter((url) => url.includes('/docs/'));
  expect(unreached).toEqual([]);
});
