import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  getRedirects,
  type RedirectOptions,
} from '../../../../src/plugins/content/redirects/redirects';
import type { DocsVersion } from '../../../../src/plugins/shared/docsContent';
import { getSiteMap } from '../../../../src/plugins/content/redirects/getSiteMap';
import {
  printRedirect,
  writeRedirects,
} from '../../../../src/plugins/content/redirects/makeRedirects';
import { makeFolder } from '../../../makeFolder';

const NAMES = ['2.0.0', '1.0.0'];

const options: RedirectOptions = {
  start: 'start/',
  moves: [{ versions: ['1.0.0'], from: 'old/', to: 'new/' }],
};

function createVersion(
  name: string,
  path: string,
  pages: readonly string[],
): DocsVersion {
  return {
    name,
    label: name,
    path,
    isLatest: path === '/docs/',
    ...{ folder: '', sidebarFile: '', sidebars: {}, written: [], cards: [] },
    pages: pages.map((page) => ({
      path: path + page,
      id: page,
      title: page,
      description: '',
    })),
  };
}

const versions = [
  createVersion('2.0.0', '/docs/', ['start/', 'new/']),
  createVersion('1.0.0', '/docs/1.0.0/', ['start/', 'new/']),
];

const validate = (changes: Partial<RedirectOptions>) => () =>
  getRedirects(versions, NAMES, { ...options, ...changes });

const WHERE = 'docusaurus.config.ts, redirects:\n  ';

describe('redirects', () => {
  test('lead to the start page, to moved pages and past the aliases', () => {
    expect(
      getRedirects(versions, NAMES, options).map(
        ({ from, to }) => `${from} ${to}`,
      ),
    ).toEqual([
      '/docs/ /docs/start/',
      '/docs/2.0.0/start/ /docs/start/',
      '/docs/2.0.0/new/ /docs/new/',
      '/docs/2.0.0/ /docs/start/',
      '/docs/latest/start/ /docs/start/',
      '/docs/latest/new/ /docs/new/',
      '/docs/latest/ /docs/start/',
      '/docs/1.0.0/ /docs/1.0.0/start/',
      '/docs/1.0.0/old/ /docs/1.0.0/new/',
    ]);
  });

  test('leave two pages at one address to core, which checks later', () => {
    const twice = [createVersion('2.0.0', '/docs/', ['start/', 'start/'])];
    const froms = getRedirects(twice, NAMES, options).map(({ from }) => from);
    expect(froms).toContain('/docs/latest/start/');
    expect(new Set(froms).size).toBe(froms.length);
  });

  test('pass the check when every target exists', () => {
    expect(validate({})).not.toThrow();
  });

  test('must not lead to a missing page', () => {
    expect(
      validate({ moves: [{ versions: ['1.0.0'], from: 'old/', to: 'nwe/' }] }),
    ).toThrow(
      `${WHERE}/docs/1.0.0/old/: leads to /docs/1.0.0/nwe/, which does not exist. Correct the target, or restore the page.`,
    );
  });

  test('must not start at a page', () => {
    expect(
      validate({
        moves: [{ versions: ['1.0.0'], from: 'start/', to: 'new/' }],
      }),
    ).toThrow(
      `${WHERE}/docs/1.0.0/start/: is an existing page, so the redirect would never be used. Remove the redirect or the page.`,
    );
  });

  test('must not start twice at one address', () => {
    const move = { versions: ['1.0.0'], from: 'old/', to: 'new/' };
    expect(validate({ moves: [move, move] })).toThrow(
      `${WHERE}/docs/1.0.0/old/: has two redirects. Delete one.`,
    );
  });

  test('leave a page at the root of a version where it is', () => {
    const rooted = createVersion('2.0.0', '/docs/', ['', 'new/']);
    expect(
      getRedirects([rooted], NAMES, options).map(
        ({ from, to }) => `${from} ${to}`,
      ),
    ).toEqual([
      '/docs/2.0.0/ /docs/',
      '/docs/2.0.0/new/ /docs/new/',
      '/docs/latest/ /docs/',
      '/docs/latest/new/ /docs/new/',
    ]);
  });

  test.each([
    ['old', 'new/', 'old', 'old/'],
    ['/old/', 'new/', '/old/', 'old/'],
    ['old/', '/new', '/new', 'new/'],
  ])('must not have other slashes: %s, %s', (from, to, wrong, right) => {
    expect(validate({ moves: [{ versions: ['1.0.0'], from, to }] })).toThrow(
      `${WHERE}"${wrong}": wrong slashes. Paths are relative to the version, and end with a slash: "${right}".`,
    );
  });

  test('must name versions that exist', () => {
    expect(
      validate({ moves: [{ versions: ['1.0.1'], from: 'a/', to: 'new/' }] }),
    ).toThrow(
      `${WHERE}moves: a/: unknown version "1.0.1". Did you mean "1.0.0"?`,
    );
  });

  test('print a page that works without JavaScript', () => {
    const html = printRedirect(
      { from: '/docs/', to: '/docs/a&b/' },
      { baseUrl: '/', siteUrl: 'https://example.org/' },
    );
    expect(html).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=/docs/a&amp;b/"></noscript>',
    );
    expect(html).toContain(
      '<link rel="canonical" href="https://example.org/docs/a&amp;b/">',
    );
    expect(html).toContain('<a href="/docs/a&amp;b/">/docs/a&amp;b/</a>');
  });
});

test('a redirect never replaces a file of the site', () => {
  const folder = makeFolder('redirects');
  fs.writeFileSync(path.join(folder, 'old.html'), 'a file of static/');
  expect(() => {
    writeRedirects({ 'new.html': '', 'old.html': '' }, folder);
  }).toThrow('old.html: a redirect would replace this file');
  expect(fs.readdirSync(folder)).toEqual(['old.html']);
});

test('the site map has each page once, with its versions', () => {
  const more = createVersion('1.0.0', '/docs/1.0.0/', ['new/', 'gone/']);
  expect(getSiteMap([versions[0] ?? more, more], false)).toEqual({
    versions: [
      { label: '2.0.0', path: '/docs/' },
      { label: '1.0.0', path: '/docs/1.0.0/' },
    ],
    pages: [
      { path: 'start/', title: 'start/', versions: [0] },
      { path: 'new/', title: 'new/', versions: [0, 1] },
      { path: 'gone/', title: 'gone/', versions: [1] },
    ],
  });
});
