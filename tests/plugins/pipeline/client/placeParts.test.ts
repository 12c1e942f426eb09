import { describe, expect, it } from 'vitest';
import { placeParts } from '../../../../src/plugins/pipeline/client/placeParts';

const wrap = (html: string): string =>
  `<client-component data-client="src/Box" data-props="{}">${html}</client-component>`;

it('puts what a component has printed around what it was given', () => {
  const html = wrap(
    '<template data-raw="&lt;p title=&quot;a&amp;amp;b&quot;&gt;"></template><b>x</b><template data-raw="&lt;/p&gt;"></template>',
  );
  expect(placeParts(html)).toBe(wrap('<p title="a&amp;b"><b>x</b></p>'));
});

it('leaves pages without components as they are', () => {
  const html = '<p>A<div>B</div></p>';
  expect(placeParts(html)).toBe(html);
});

describe('of what a parser would move, it refuses', () => {
  it.each([
    [`<p>a ${wrap('<div>x</div>')}</p>`, 'src/Box renders <div> inside <p>'],
    [`<p>${wrap('<b><ul></ul></b>')}</p>`, 'src/Box renders <ul> inside <p>'],
    [`<a href="/">${wrap('<a href="/x">x</a>')}</a>`, 'renders <a> inside <a>'],
    [`<table>${wrap('<tr></tr>')}</table>`, 'src/Box is inside <table>'],
    [
      wrap('<button><button></button></button>'),
      'renders <button> inside <button>',
    ],
  ])('%s', (html, text) => {
    expect(() => placeParts(`<main>${html}</main>`)).toThrow(text);
  });
});

it.each([
  `<p>a ${wrap('<span>x</span><img src="a>b">')}</p>`,
  `<p>a</p>${wrap('<div><br/><p>x</p></div>')}<div></div>`,
  `<table><tbody><tr><td>${wrap('<div>x</div>')}</td></tr></tbody></table>`,
  `<p>a ${wrap('<b>x</b>')}</p><div><ul><li>x</li></ul></div>`,
])('passes %s', (html) => {
  expect(placeParts(html)).toBe(html);
});
