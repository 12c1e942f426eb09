import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import Status from '../../../src/browser/search/Status';
import type { UsedSearch } from '../../../src/browser/search/useSearch';
import type { Hit } from '../../../src/search/results';

// Webpack knows where the site is.
vi.hoisted(() => {
  Object.assign(globalThis, {
    __webpack_public_path__: '/',
  });
});

const hit: Hit = {
  id: 'a',
  kind: 'method',
  title: [],
  place: 'API',
  url: 'docs/1.0.0/api/A/',
  excerpt: [],
  availability: '1.0.0',
  isDeprecated: false,
};

/** What is said of hits, in the newest of two versions. */
function say(
  hits: readonly Hit[],
  counts: readonly number[],
  texts: UsedSearch['texts'] = 'ready',
): string {
  const search: UsedSearch = {
    phase: 'ready',
    texts,
    versions: [
      { name: '2.0.0', label: '2.0.0', path: 'docs/' },
      { name: '1.0.0', label: '1.0.0', path: 'docs/1.0.0/' },
    ],
    results: {
      query: 'a',
      scope: 0,
      hits,
      counts,
      total: counts.reduce((sum, count) => sum + count, 0),
      isLoose: false,
    },
    isCurrent: true,
    retry: () => undefined,
  };
  const html = renderToStaticMarkup(
    <Status
      search={search}
      query="a"
      path="docs/"
      onAllVersions={() => undefined}
    />,
  );
  return /role="status">([^<]*)/.exec(html)?.[1] ?? '';
}

it.each([
  ['hits of the version', [hit], [1, 2], '1 result in 2.0.0.'],
  [
    'a list of hits that only other versions have',
    [hit],
    [0, 2],
    'No results in 2.0.0. Results in other versions: 2.',
  ],
  [
    'no hits, where other versions have some',
    [],
    [0, 2],
    'No results in 2.0.0. Results in other versions: 2.',
  ],
  ['no hits', [], [0, 0], 'No results in 2.0.0. The docs are in English.'],
] as const)('says what the list has: %s', (_, hits, counts, text) => {
  expect(say(hits, counts)).toBe(text);
});

it('says so while more may come', () => {
  expect(say([hit], [1, 2], 'loading')).toBe('1 result so far in 2.0.0…');
  expect(say([], [0, 2], 'loading')).toBe('No results so far in 2.0.0…');
});
