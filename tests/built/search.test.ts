import { expect, test } from 'vitest';
import versions from '../../versions.json';
import { createSearch } from '../../src/search/createSearch';
import type { Manifest, SymbolsFile, TextsFile } from '../../src/search/format';
import developerQueries from '../search/developerQueries.json';
import guideQueries from '../search/guideQueries.json';
import readerQueries from '../search/readerQueries.json';
import { readJson } from '../readJson';

/** The share of queries whose first hit must be correct. */
const TARGET = 0.95;

const read = (name: string): unknown => readJson(`build/assets/search/${name}`);

const { symbols, texts: textsName = '' } = read('manifest.json') as Manifest;
const file = read(symbols) as SymbolsFile;
const texts = read(textsName) as TextsFile;
const search = await createSearch(file, texts);

/** The first hit's URL, relative to its version or to the newest version. */
function getFirst(query: string, version = versions[0]): string {
  const scope = file.versions.findIndex(({ name }) => name === version);
  const root = file.versions[scope]?.path ?? '';
  const url = search(query, scope).hits[0]?.url ?? '';
  return url.replace(new RegExp(`^(${root}|/docs/)`), '');
}

/** Expects that the first hit of enough queries is correct. */
function expectFew(misses: readonly string[], count: number): void {
  const share = 1 - misses.length / count;
  expect(share, misses.join('\n')).toBeGreaterThanOrEqual(TARGET);
}

type Queries = Readonly<Record<string, Readonly<Record<string, string>>>>;

test.each<[string, Queries, number]>([
  ['readers', readerQueries, 120],
  ['developers', developerQueries, 80],
])('the words of %s find what they mean', (_, all, count) => {
  const asked = Object.entries(all).flatMap(([version, queries]) =>
    Object.entries(queries).map(([query, urls]) => {
      const first = getFirst(query, version === 'newest' ? undefined : version);
      return urls.split(' ').includes(first) ? '' : `${query}: ${first}`;
    }),
  );
  expect(asked.length).toBeGreaterThanOrEqual(count);
  expectFew(asked.filter(Boolean), asked.length);
});

test('ten plain questions each find the guide that answers them, or its section', () => {
  const asked = Object.entries(guideQueries).flatMap(([guide, queries]) => {
    expect(queries.length, guide).toBeGreaterThanOrEqual(10);
    return queries.map((query) => {
      const first = getFirst(query);
      return first.startsWith(guide) ? '' : `${query}: ${first}`;
    });
  });
  expectFew(asked.filter(Boolean), asked.length);
});

test("until the texts load, the search shows only hits that they won't move down", async () => {
  const find = await createSearch(file);
  const { hits } = find('cannot call finished()', 0);
  expect(hits.map(({ url }) => url)).toEqual(['/docs/api/Lifecycle/#finished']);
});
