import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { getCanonical } from '../../../../src/site/getCanonical';
import { printCard } from '../../../../src/plugins/content/seo/printCard';
import {
  isListed,
  printSitemap,
} from '../../../../src/plugins/content/seo/writeSitemap';
import { readDates } from '../../../../src/plugins/content/seo/readDates';
import { makeFolder } from '../../../makeFolder';
import { writeFiles } from '../../../writeFiles';

it('getCanonical is the page itself where nothing is known of others', () => {
  expect(getCanonical('/docs/a/', undefined)).toBe('/docs/a/');
});

describe('printSitemap', () => {
  it('escapes addresses and leaves out unknown dates', () => {
    const text = printSitemap([
      { url: 'https://a.example/?b&c', date: '2022-08-19' },
      { url: 'https://a.example/' },
    ]);
    expect(text.split('\n').slice(2, 4)).toEqual([
      '<url><loc>https://a.example/?b&amp;c</loc><lastmod>2022-08-19</lastmod></url>',
      '<url><loc>https://a.example/</loc></url>',
    ]);
  });
});

const page = makeFolder('page');

it.each([
  [true, '<meta name="description" content="noindex"><meta name="robots">'],
  [false, '<meta data-rh="true" content="none, noindex" name="robots">'],
  [false, '<meta name="robots" content="noindex">'],
  [false, '<meta http-equiv="refresh" content="0; url=/a/">'],
])('isListed is %s for %s', (expected, html) => {
  writeFiles(page, { 'index.html': html });
  expect(isListed(page)).toBe(expected);
});

it('printCard has room for the longest texts, which it shows as texts', () => {
  const svg = printCard({
    title: 'Listening for changes of <p> & others',
    description: `${'capability '.repeat(14)}</text>`,
  });
  expect(svg).toMatch(/&lt;p>[^]*&amp;[^]*capability[^]*&lt;\/text>/);
  const lines = Array.from(svg.matchAll(/<tspan x="80" y="(\d+)">/g));
  expect(lines.every(([, y]) => Number(y) < 570)).toBe(true);
  expect(lines.length).toBe(6);
});

describe('readDates', () => {
  const folder = makeFolder('dates');
  const run = (cwd: string, ...args: string[]): void => {
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
    execFileSync('git', [...author, ...args], { cwd, stdio: 'pipe' });
  };
  // The site may be a part of a repository.
  const repository = path.join(folder, 'repository');
  const site = path.join(repository, 'site');
  const commit = (file: string, date: string): void => {
    fs.appendFileSync(path.join(site, file), '-');
    run(site, 'add', '.');
    vi.stubEnv('GIT_COMMITTER_DATE', `${date}T12:00:00Z`);
    run(site, 'commit', '-m', file);
    vi.unstubAllEnvs();
  };

  it('knows the last day of each file', async () => {
    fs.mkdirSync(site, { recursive: true });
    run(repository, 'init');
    commit('a.mdx', '2022-01-01');
    commit('ä.mdx', '2022-02-02');
    commit('a.mdx', '2022-03-03');
    expect([...(await readDates(site))]).toEqual([
      ['a.mdx', '2022-03-03'],
      ['ä.mdx', '2022-02-02'],
    ]);
  });

  it.each([
    [
      'where the history is cut',
      'shallow',
      'this is a shallow clone. Run `git fetch --unshallow` to add them.',
    ],
    ['without a repository', '.', 'not a git repository'],
    ['where Git trusts only another user', 'repository', 'safe.directory'],
  ])('has none %s, and says so once', async (_, name, reason) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    if (name === 'shallow') {
      run(folder, 'clone', '--depth', '1', `file://${repository}`, name);
    }
    if (name === 'repository')
      vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    expect((await readDates(path.join(folder, name))).size).toBe(0);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(reason)]]);
    vi.unstubAllEnvs();
    warn.mockRestore();
  });
});
