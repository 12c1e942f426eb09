import { expect, it } from 'vitest';
import {
  findErrors,
  printErrors,
} from '../../../../src/plugins/checks/links/findErrors';
import {
  addFile,
  createSite as createEmptySite,
  type BuiltSite,
} from '../../../../src/plugins/checks/links/readSite';

/** A site with these pages and the base URL `/x/`. */
function createSite(
  pages: Readonly<Record<string, string>>,
  sitemap = '',
): BuiltSite {
  const site = createEmptySite({
    folder: '',
    origin: 'https://a.test',
    baseUrl: '/x/',
    unbuilt: ['/x/docs/1.0.0/', '/y/'],
  });
  for (const [path, html] of Object.entries(pages)) {
    addFile(site, `${path}index.html`, html);
  }
  addFile(site, '/x/sitemap.xml', sitemap);
  return site;
}

const TARGET = '<h1>Device</h1><h2 id="capabilities">What it can do</h2>';

function link(href: string): BuiltSite {
  return createSite({
    '/x/': `<a href="${href}">there</a>`,
    '/x/device/': TARGET,
    '/x/old/': '<meta http-equiv="refresh" content="0; url=/x/device/">',
  });
}

it('a link beside the site, in a page or in its text, is not checked', () => {
  const site = createSite({
    '/x/':
      '<a href="/x/beside/" target="_blank" rel="noopener noreferrer">a</a>',
    '/x/unchecked/': '<a href="/x/later/" data-noBrokenLinkCheck="true">a</a>',
    '/x/copy/': '<a href="/x/beside/">a</a><a href="/x/lost/">b</a>',
  });
  expect(findErrors(site).map(({ target }) => target)).toEqual(['/x/lost/']);
});

it.each([
  ['an anchor of a relative address', 'device/#capabilities'],
  ['an anchor of the whole address', 'https://a.test/x/device/#capabilities'],
  ['an anchor behind a redirect', '/x/old/#capabilities'],
  ['the top', '#top'],
  ['an anchor of another site', 'https://b.test/x/device/#nowhere'],
  ['a neighbor on the host', 'https://a.test/y/device/#nowhere'],
  ['a text fragment', '/x/device/#:~:text=can'],
  ['a version that is not built', '/x/docs/1.0.0/a/'],
  ['a mailbox', 'mailto:a@b.test'],
  ['an address with a placeholder', 'http://localhost:PORT/a'],
])('a link to %s is fine', (_, href) => {
  expect(findErrors(link(href))).toEqual([]);
});

it.each([
  ['behind a redirect', '/x/old/#none', /no element with this id/],
  ['without its final slash', '/x/device', /has no trailing slash/],
  ['outside the base URL', '/device/', /outside the base URL/],
])('an address %s is named', (_, href, message) => {
  expect(findErrors(link(href)).map((error) => error.message)).toEqual([
    expect.stringMatching(message),
  ]);
});

it('an anchor that many pages miss is one error', () => {
  const html = '<a href="/x/device/#none">there</a>';
  const site = createSite({
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`/x/${n}/`, html])),
    '/x/device/': TARGET,
  });
  expect(printErrors(findErrors(site))).toMatch(
    /^\/x\/1\/, \/x\/2\/, \/x\/3\/ and 2 more → \/x\/device\/#none: /,
  );
});

it.each([
  ['a page', '<a href="/x/none/">'],
  ['an image', '<img src="/x/none/" alt="">'],
  ['an image per density', '<img srcset="/x/none/ 2x" alt="">'],
  ['a style sheet', '<link rel="stylesheet" href="/x/none/">'],
  ['a card', '<meta property="og:image" content="/x/none/">'],
  ['a redirect', '<meta http-equiv="refresh" content="0; url=/x/none/">'],
])('%s that is missing is named', (_, html) => {
  expect(findErrors(createSite({ '/x/': html }))).toMatchObject([
    { pages: ['/x/'], target: '/x/none/' },
  ]);
});

it('an entry of the sitemap that is missing is named', () => {
  const sitemap =
    '<loc>https://a.test/x/</loc><loc>https://a.test/x/none/</loc>';
  const site = createSite({ '/x/': TARGET }, sitemap);
  expect(findErrors(site)).toMatchObject([{ target: '/x/none/' }]);
});
