import { describe, expect, it } from 'vitest';
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
  for (const name of ['a.png', 'openrpc.json']) addFile(site, `/x/${name}`, '');
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

describe('an anchor', () => {
  it.each([
    ['of a relative address', 'device/#capabilities'],
    ['of the whole address', 'https://a.test/x/device/#capabilities'],
    ['behind a redirect', '/x/old/#capabilities'],
    ['of the top', '#top'],
    ['of another site', 'https://b.test/x/device/#nowhere'],
    ['of a neighbor on the host', 'https://a.test/y/device/#nowhere'],
    ['of a text fragment', '/x/device/#:~:text=can'],
  ])('%s is found', (_, href) => {
    expect(findErrors(link(href))).toEqual([]);
  });

  it('that is missing behind a redirect is named', () => {
    expect(findErrors(link('/x/old/#none'))).toHaveLength(1);
  });

  it('that many pages have is one error', () => {
    const html = '<a href="/x/device/#none">there</a>';
    const site = createSite({
      ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`/x/${n}/`, html])),
      '/x/device/': TARGET,
    });
    expect(printErrors(findErrors(site))).toMatch(
      /^\/x\/1\/, \/x\/2\/, \/x\/3\/ and 2 more → \/x\/device\/#none: /,
    );
  });
});

describe('an address', () => {
  it.each([
    ['of a version that is not built', '<a href="/x/docs/1.0.0/a/">'],
    ['of a mailbox', '<a href="mailto:a@b.test">'],
    ['with a placeholder', '<a href="http://localhost:PORT/a">'],
  ])('%s is found', (_, html) => {
    const site = createSite({ '/x/': html, '/x/device/': TARGET });
    expect(findErrors(site)).toEqual([]);
  });

  it.each([
    ['a page', '<a href="/x/devices/">', '/x/devices/'],
    ['an image', '<img src="/x/b.png" alt="">', '/x/b.png'],
    ['an image per density', '<img srcset="/x/b.png 2x" alt="">', '/x/b.png'],
    ['a style sheet', '<link rel="stylesheet" href="/x/b.css">', '/x/b.css'],
    ['a card', '<meta property="og:image" content="/x/b.png">', '/x/b.png'],
    [
      'a redirect',
      '<meta http-equiv="refresh" content="0; url=/x/none/">',
      '/x/none/',
    ],
  ])('of %s that is missing is named', (_, html, target) => {
    const site = createSite({ '/x/': html, '/x/device/': TARGET });
    expect(findErrors(site)).toMatchObject([{ pages: ['/x/'], target }]);
  });

  it('without its final slash is named', () => {
    const errors = findErrors(link('/x/device'));
    expect(errors[0]?.message).toMatch(/has no trailing slash/);
  });

  it('outside the base URL is named', () => {
    const errors = findErrors(link('/device/'));
    expect(errors[0]?.message).toMatch(/outside the base URL/);
  });
});

it('an entry of the sitemap that is missing is named', () => {
  const sitemap =
    '<loc>https://a.test/x/</loc><loc>https://a.test/x/none/</loc>';
  const site = createSite({ '/x/': TARGET }, sitemap);
  expect(findErrors(site)).toMatchObject([{ target: '/x/none/' }]);
});
