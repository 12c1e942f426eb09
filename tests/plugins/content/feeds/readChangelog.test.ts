import { expect, test } from 'vitest';
import { readChangelog } from '@site/src/plugins/content/feeds/readChangelog';

const URL = 'https://example.org/docs/changelog/';

const read = (html: string) =>
  readChangelog(
    `<article><div class="theme-doc-markdown">${html}</div></article>`,
    URL,
    'docs/changelog.mdx',
  );

test('reads releases, and nothing between them', () => {
  const releases = read(
    `<header><h1>Changelog</h1></header><p>What each release brought.</p>
    <h2 id="080">0.8.0<a class="hash-link" href="#080">\u200b</a></h2><p><em>19 August 2022.</em> Live.</p><h3 id="u">Upgrade</h3><p><a href="../api/">API</a></p>
    <h2 id="all">All changes</h2><p>Many.</p>
    <h2 id="062-alpha1">0.6.2-alpha.1</h2><p><em>About 6 June 2022.</em> Jest.</p>`,
  );
  expect(releases).toEqual([
    {
      version: '0.8.0',
      id: '080',
      date: new Date('2022-08-19'),
      html: '<p><em>19 August 2022.</em> Live.</p><h3 id="u">Upgrade</h3><p><a href="https://example.org/docs/api/">API</a></p>',
    },
    {
      version: '0.6.2-alpha.1',
      id: '062-alpha1',
      date: new Date('2022-06-06'),
      html: '<p><em>About 6 June 2022.</em> Jest.</p>',
    },
  ]);
});

test.each([
  '<p>19 August 2022. Live.</p>',
  '<p><em>Soon.</em></p>',
  '<p><em>19 Augst 2022.</em></p>',
  '',
])('refuses a release that begins with %j', (start) => {
  expect(() => read(`<h2 id="080">0.8.0</h2>${start}`)).toThrow(
    "docs/changelog.mdx: the 0.8.0 section doesn't start with the release date, which the feeds need. Write it in italics: *19 August 2022.*",
  );
});
