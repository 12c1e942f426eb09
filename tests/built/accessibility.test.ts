import { expect, it, test } from 'vitest';
import { BASE_URL, listPages, readPage } from './builtSite';
import { findAccessFaults } from './findAccessFaults';

/** A page without errors; each test adds one. */
const SOUND = `<html lang="en"><head><title>Title</title></head><body>
<nav aria-label="Main"><ul><li><a href="/">Home</a></li></ul></nav>
<main><h1 id="top">Title</h1><h2>Part</h2><img src="a.png" alt="">
<label for="field">Name</label><input id="field">
<div role="group" aria-labelledby="top"><button>Press</button></div></main></body></html>`;

test('a sound page has no fault', () => {
  expect(findAccessFaults(SOUND)).toEqual([]);
});

test.each([
  ['<h1 id="top">Title</h1>', '<p id="top">Title</p>', '0 headings of level 1'],
  ['Part', '<partTitle>Part</partTitle>', '<partTitle> is an element'],
  ['<h2>Part</h2>', '<h3>Part</h3>', '"Part" skips a level of headings'],
  ['<h2>Part</h2>', '<h2 id="top">Part</h2>', 'id "top" is there twice'],
  ['by="top"', 'by="up"', '<div> refers to "up", which isn\'t there'],
  ['>Home<', '><', '<a> has no text'],
  ['>Press<', '><svg aria-hidden="true"></svg><', '<button> has no text'],
  ['for="field"', 'for="other"', '<input field> has no name'],
  [' aria-labelledby="top"', '', '<div> has no name'],
  ['<main>', '<main></main><main>', '2 elements <main>'],
  ['<main>', '<nav aria-label="Main"></nav><main>', 'have the name "Main"'],
  [
    '<h2>',
    '<section aria-label="A"></section><section aria-label="A"></section><h2>',
    'two <section> have the name "A"',
  ],
  ['<body>', '<body><p>Lost</p>', '<p> stands in no landmark'],
  ['>Press<', '><a href="/">Home</a><', '<a> stands in <button>'],
])('%s as %s: %s', (from, to, fault) => {
  expect(SOUND).toContain(from);
  const faults = findAccessFaults(SOUND.replace(from, to));
  expect(faults.join('\n')).toContain(fault);
});

it('finds no fault in any page', () => {
  const pages = [...listPages().map(({ path }) => path), `${BASE_URL}404.html`];
  expect(pages.length).toBeGreaterThan(300);
  const faults = pages.flatMap((page) =>
    findAccessFaults(readPage(page)).map((fault) => `${page}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
