import { expect, it } from 'vitest';
import { hashShell } from '../../../src/plugins/pipeline/render/hashShell';

const print = ({
  before = '',
  navbar = '<a class="navbar__link" href="/a/">A</a>',
  region = '<div>One</div>',
  footer = '<p>Nobody</p>',
}): string =>
  `<div id="__docusaurus">${before}<nav class="navbar"><noscript><a>N</a></noscript>${navbar}</nav><div class="wrapper main-wrapper"><div>${region}</div></div><footer class="footer">${footer}</footer></div>`;

const usual = hashShell(print({}));

it.each([
  ['its content', { region: '<nav class="own"></nav><div><div></div></div>' }],
  [
    'where its links lead, and which one is current',
    { navbar: '<a class="navbar__link--active" href="/b/">B</a>' },
  ],
])('a page that differs in %s has the same shell', (_, parts) => {
  expect(hashShell(print(parts))).toBe(usual);
});

it.each([
  ['a further link', { navbar: '<a href="/a/">A</a><a href="/b/">B</a>' }],
  ['something above the navbar', { before: '<aside>Note</aside>' }],
  ['another text in the footer', { footer: '<p>Somebody</p>' }],
])('a page with %s has another shell', (_, parts) => {
  expect(hashShell(print(parts))).not.toBe(usual);
});

it('a page without the element that is replaced has no shell', () => {
  expect(hashShell('<div id="__docusaurus"><h1>Plain</h1></div>')).toBe('');
});
