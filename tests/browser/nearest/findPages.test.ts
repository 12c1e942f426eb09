import { describe, expect, test } from 'vitest';
import { findPages } from '../../../src/browser/nearest/findPages';

const map = {
  versions: [
    { label: '2.0', path: '/site/docs/' },
    { label: '1.0', path: '/site/docs/1.0/' },
  ],
  pages: [
    { path: 'api/', title: 'SDK', versions: [0, 1] },
    { path: 'api/Device/', title: 'Device', versions: [0, 1] },
    { path: 'api/SecureStorage/', title: 'SecureStorage', versions: [1] },
    { path: 'guides/deep-linking/', title: 'Deep links', versions: [0, 1] },
  ],
};

const IN_ONE = ['/site/docs/1.0/api/SecureStorage/'];
const DEVICE = ['/site/docs/api/Device/', '/site/docs/1.0/api/Device/'];

describe('findPages', () => {
  test.each([
    ['another version has', 'docs/api/SecureStorage/', 'versions', IN_ONE],
    [
      'is written in lower case, in its version first',
      'docs/1.0/api/device/',
      'versions',
      [...DEVICE].reverse(),
    ],
    ['lacks the docs folder', 'api/Device/', 'versions', DEVICE],
    ['has no closing slash', 'docs/9.9.9/api/Device', 'versions', DEVICE],
    [
      'is mistyped in a version',
      'docs/1.0/api/Devcie/',
      'similar',
      ['/site/docs/1.0/api/Device/'],
    ],
    [
      'is far above a missing one',
      'docs/1.0/api/Device/audio/profile.html',
      'similar',
      ['/site/docs/1.0/api/Device/'],
    ],
    ['is the root', 'docs/', 'similar', []],
  ])('finds a page that %s', (_, address, kind, want) => {
    const found = findPages(map, `/site/${address}`, '/site/');
    expect(found.kind).toBe(kind);
    expect(found.offers.map(({ path }) => path)).toEqual(want);
  });

  test('offers the three nearest of many', () => {
    const pages = ['Aaaaaa', 'Aaaaab', 'Aaaabb', 'Aaaaac'].map((title) => ({
      path: `api/${title}/`,
      title,
      versions: [0],
    }));
    const found = findPages({ ...map, pages }, '/site/x/Aaaaad/', '/site/');
    const titles = found.offers.map(({ title }) => title);
    expect(titles).toEqual(['Aaaaaa', 'Aaaaab', 'Aaaaac']);
  });
});
