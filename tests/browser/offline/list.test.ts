import { expect, test } from 'vitest';
import {
  getAddress,
  getFiles,
  getMissing,
  isOfflineList,
  pick,
  pickKept,
  type OfflineList,
} from '../../../src/browser/offline/list';

const LIST: OfflineList = {
  shared: [['assets/a.js', 'a', 1]],
  versions: [
    { name: '2.0.0', files: [['docs/index.html', 'b', 2]] },
    { name: '1.0.0', files: [['docs/1.0.0/index.html', 'c', 4]] },
  ],
};

test.each([
  ['index.html', 'https://a.b/'],
  ['docs/index.html', 'https://a.b/docs/'],
  ['docs/my-index.html', 'https://a.b/docs/my-index.html'],
  ['js/a.js', 'https://a.b/js/a.js'],
])('%s has the address %s', (path, address) => {
  expect(getAddress('https://a.b/', path)).toBe(address);
});

test('a version comes with what all share, and none with nothing', () => {
  expect(getFiles(pick(LIST, ['1.0.0']))).toEqual([
    ['assets/a.js', 'a', 1],
    ['docs/1.0.0/index.html', 'c', 4],
  ]);
  expect(getFiles(pick(LIST, []))).toEqual([]);
});

test('a second version costs its own files alone', () => {
  expect(getMissing(LIST, pick(LIST, ['2.0.0']))).toEqual([
    ['docs/1.0.0/index.html', 'c', 4],
  ]);
  expect(getMissing(LIST, undefined)).toHaveLength(3);
});

test('a file with other content is missing', () => {
  const changed = { ...LIST, shared: [['assets/a.js', 'x', 1] as const] };
  expect(getMissing(changed, LIST)).toEqual([['assets/a.js', 'x', 1]]);
});

test('a version that the site has no more stays, with what it needs', () => {
  const now: OfflineList = {
    shared: [['assets/b.js', 'd', 1]],
    versions: LIST.versions.slice(0, 1),
  };
  expect(pickKept(now, LIST, ['2.0.0', '1.0.0'])).toEqual({
    shared: [
      ['assets/b.js', 'd', 1],
      ['assets/a.js', 'a', 1],
    ],
    versions: LIST.versions,
  });
  expect(pickKept(now, LIST, ['2.0.0'])).toEqual(now);
  expect(pickKept(LIST, undefined, ['1.0.0'])).toEqual(pick(LIST, ['1.0.0']));
});

test.each([
  [LIST, true],
  [{ shared: [], versions: [] }, true],
  [null, false],
  [[], false],
  [{}, false],
  [{ shared: [], versions: {} }, false],
  [{ shared: [['a']], versions: [] }, false],
  [{ shared: [['a', 'b', '1']], versions: [] }, false],
  [{ shared: [], versions: [null] }, false],
  [{ shared: [], versions: [{ name: 'a' }] }, false],
])('%j is a list: %s', (value, isList) => {
  expect(isOfflineList(value)).toBe(isList);
});
