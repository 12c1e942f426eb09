import { expect, test } from 'vitest';
import { toOfflinePage } from '@site/src/plugins/content/archive/toOfflinePage';

const FILES = [
  'docs/1.0/api/index.html',
  'docs/1.0/guide/index.html',
  'img/a.svg',
  'js/head.js',
  'assets/js/main.1.js',
];

const convert = (html: string): string =>
  toOfflinePage(html, {
    baseUrl: '/site/',
    siteUrl: 'https://example.org/site/',
    file: 'docs/1.0/guide/index.html',
    has: (file) => FILES.includes(file),
  });

test.each([
  [
    'a page beside it',
    '<a href="/site/docs/1.0/api/#size">',
    '<a href="../api/index.html#size">',
  ],
  ['a relative link', '<a href="../api/">', '<a href="../api/index.html">'],
  ['a place on the page', '<a href="#a">', '<a href="#a">'],
  [
    'a page of another version',
    '<a class="x" href="/site/docs/api/">',
    '<a class="x" href="https://example.org/site/docs/api/">',
  ],
  [
    'a file that is not there',
    '<a href="openrpc.json" download>',
    '<a href="https://example.org/site/docs/1.0/guide/openrpc.json" download>',
  ],
  [
    'another site',
    '<a href="https://a.org/?b&amp;c">',
    '<a href="https://a.org/?b&amp;c">',
  ],
  [
    'an image',
    '<img alt="a" src="/site/img/a.svg">',
    '<img alt="a" src="../../../img/a.svg">',
  ],
  [
    'the script of the menus',
    '<script defer data-main src="/site/assets/js/main.1.js"></script>',
    '<script defer data-main src="../../../assets/js/main.1.js"></script>',
  ],
  [
    'the script of the head',
    '<script src="/site/js/head.js"></script>',
    '<script src="../../../js/head.js"></script>',
  ],
])('leads to %s', (_, html, expected) => {
  expect(convert(html)).toBe(expected);
});

test.each([
  '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">',
  '<link rel="alternate" type="text/markdown" href="/site/docs/1.0/guide/index.md">',
  '<link rel="preload" href="/site/assets/js/main.1.js" as="script">',
])('leaves out %s', (html) => {
  expect(convert(`<head>${html}`)).toBe('<head>');
});

test('hides what needs the site', () => {
  expect(convert('<head></head>')).toBe(
    '<head><style>[data-control=search],[data-control=run],[data-control=offline],[data-page-menu]{display:none}</style></head>',
  );
});
