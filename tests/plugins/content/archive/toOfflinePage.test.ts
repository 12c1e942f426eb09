import { expect, test } from 'vitest';
import { toOfflinePage } from '@site/src/plugins/content/archive/toOfflinePage';

const FILES = [
  'docs/1.0/api/index.html',
  'docs/1.0/guide/index.html',
  'img/a.svg',
  'index.html',
  'assets/js/main.1.js',
];

const convert = (html: string): string =>
  toOfflinePage(html, {
    baseUrl: '/x/',
    siteUrl: 'https://b.org/x/',
    file: 'docs/1.0/guide/index.html',
    has: (file) => FILES.includes(file),
  });

test.each([
  ['<a href="https://a.org/?b&amp;c">', '<a href="https://a.org/?b&amp;c">'],
  ['<a href="http://localhost:PORT/a">', '<a href="http://localhost:PORT/a">'],
  ['<a href="/x/docs/50%/">', '<a href="https://b.org/x/docs/50%/">'],
  ['<a data-root="/x/docs/1.0" href="#a">', '<a data-root=".." href="#a">'],
  [
    '<video poster="/x/img/a.svg" src="/x/a.mp4"><source src="/x/b.mp4">',
    '<video poster="../../../img/a.svg" src="https://b.org/x/a.mp4"><source src="https://b.org/x/b.mp4">',
  ],
  [
    '<img srcSet="/x/img/a.svg, /x/b.svg 2x" alt="">',
    '<img srcSet="../../../img/a.svg, https://b.org/x/b.svg 2x" alt="">',
  ],
])('turns %s into %s', (html, expected) => {
  expect(convert(html)).toBe(expected);
});

test.each([
  '<link rel="alternate" type="text/markdown" href="/x/docs/1.0/guide/index.md">',
  '<details class="a" data-page-menu=""><summary>Actions</summary><p><button>Copy link</button></p></details>',
])('leaves out %s', (html) => {
  expect(convert(`<head>${html}`)).toBe('<head>');
});

test('buttons that run a sample lead to its place on the site', () => {
  const run =
    '<button type="button" class="run" data-control="run">Run</button>';
  expect(convert(`${run}<h2 class="a" id="size">Size</h2>${run}`)).toBe(
    '<a class="run" href="https://b.org/x/docs/1.0/guide/">Run online</a><h2 class="a" id="size">Size</h2><a class="run" href="https://b.org/x/docs/1.0/guide/#size">Run online</a>',
  );
});

test('says where the tools are, in front of the page', () => {
  expect(convert('<main><div class="container"><h1>')).toBe(
    '<main><div class="container"><p class="alert alert--secondary" role="note">This page is from an archive. Samples, the playground, and other tools work only on the site: <a href="https://b.org/x/docs/1.0/guide/">open this page online</a>.</p><h1>',
  );
});
