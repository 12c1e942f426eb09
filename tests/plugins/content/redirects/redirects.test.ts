import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  getRedirects,
  type RedirectOptions,
} from '../../../../src/plugins/content/redirects/redirects';
import type { DocsVersion } from '../../../../src/plugins/shared/docsContent';
import {
  printRedirect,
  writeRedirects,
} from '../../../../src/plugins/content/redirects/makeRedirects';
import { makeFolder } from '../../../makeFolder';

const options: RedirectOptions = {
  start: 'start/',
  moves: [{ from: 'old/', to: 'new/' }],
};

const createVersion = (name: string, path: string, pages: readonly string[]) =>
  ({
    name,
    path,
    isLatest: path === '/docs/',
    pages: pages.map((page) => ({ path: path + page })),
  }) as unknown as DocsVersion;

const versions = [
  createVersion('2.0.0', '/docs/', ['start/', 'new/']),
  createVersion('1.0.0', '/docs/1.0.0/', ['start/', 'old/']),
];

const SLASHES =
  'wrong slashes. Paths are relative to the version, and end with a slash:';

describe('redirects', () => {
  test('lead to the start page, to moved pages and past the aliases', () => {
    expect(
      getRedirects(versions, options).map(({ from, to }) => `${from} ${to}`),
    ).toEqual([
      '/docs/ /docs/start/',
      '/docs/old/ /docs/new/',
      '/docs/2.0.0/start/ /docs/start/',
      '/docs/2.0.0/new/ /docs/new/',
      '/docs/2.0.0/ /docs/start/',
      '/docs/2.0.0/old/ /docs/new/',
      '/docs/latest/start/ /docs/start/',
      '/docs/latest/new/ /docs/new/',
      '/docs/latest/ /docs/start/',
      '/docs/latest/old/ /docs/new/',
      '/docs/1.0.0/ /docs/1.0.0/start/',
    ]);
  });

  test('leave two pages at one address to core, which checks later', () => {
    const twice = [createVersion('2.0.0', '/docs/', ['start/', 'start/'])];
    const froms = getRedirects(twice, options).map(({ from }) => from);
    expect(froms).toContain('/docs/latest/start/');
    expect(new Set(froms).size).toBe(froms.length);
  });

  test.each([
    [
      { start: 'begin/' },
      "/docs/: leads to /docs/begin/, which doesn't exist. Correct the target, or restore the page.",
    ],
    [
      { moves: [...options.moves, ...options.moves] },
      '/docs/old/: has two redirects. Delete one.',
    ],
    [
      { moves: [{ from: 'old', to: '/new' }] },
      `"old": ${SLASHES} "old/".\n  "/new": ${SLASHES} "new/".`,
    ],
  ])('of %j are refused: %s', (changes, message) => {
    expect(() => getRedirects(versions, { ...options, ...changes })).toThrow(
      `docusaurus.config.ts, redirects:\n  ${message}`,
    );
  });

  test.each([
    ['old/', 'nwe/'],
    ['start/', 'new/'],
  ])('warn that no version needs them: %s, %s', (from, to) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const changed = { ...options, moves: [{ from, to }] };
    const next = createVersion('current', '/docs/next/', ['start/', 'new/']);
    getRedirects([next, ...versions], changed);
    expect(warn.mock.calls).toEqual([
      [
        `[WARNING] docusaurus.config.ts, redirects: moves: ${from}: no version here has the page ${to} without the page ${from}. Check the paths.`,
      ],
    ]);
    // Without the next version, in which the page may have moved
    getRedirects(versions, changed);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  test('leave a page at the root of a version where it is', () => {
    const rooted = createVersion('2.0.0', '/docs/', ['', 'new/']);
    const found = getRedirects([rooted], options);
    expect(found.map(({ from }) => from)).not.toContain('/docs/');
    expect(found).toContainEqual({ from: '/docs/latest/', to: '/docs/' });
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
