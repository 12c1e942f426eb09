import { createHash } from 'node:crypto';
import { DomUtils } from 'htmlparser2';
import { expect, it } from 'vitest';
import { BASE_URL, FRAME, PAGES, readPage, SHOWN } from './builtSite';
import { findAccessFaults } from './findAccessFaults';
import { get, parsePage, type Element, type ParsedPage } from './parsePage';

/** @returns the faults of a page */
type Rule = (page: ParsedPage, path: string) => readonly string[];

const isPolicy = (element: Element): boolean =>
  get(element, 'http-equiv') === 'Content-Security-Policy';

/** The hashes of the inline scripts, in quotes. */
const hashScripts = ({ find }: ParsedPage): readonly string[] =>
  find('script')
    .filter(({ attribs: { src, type = '' } }) => !src && !type.includes('json'))
    .map((script) => createHash('sha256').update(DomUtils.textContent(script)))
    .map((hash) => `'sha256-${hash.digest('base64')}'`);

/** Blocks scripts, styles, requests, frames, and forms of other sites. */
const printPolicy = (page: ParsedPage): string =>
  `default-src 'self' data:; script-src ${["'self'", ...hashScripts(page)].join(' ')}; style-src 'self'; frame-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'`;

function judgePolicy(page: ParsedPage, wanted: string): readonly string[] {
  const policies = page.find('meta').filter(isPolicy);
  const policy = policies
    .map((element) => get(element, 'content'))
    .join(' and ')
    .replace(/(style-src 'self') 'unsafe-hashes'(?: 'sha256-[^']+')+/, '$1');
  // A policy doesn't apply to what is before it.
  const early = page.all
    .slice(0, page.all.findIndex(isPolicy))
    .filter(({ name }) => /script|style|link/.test(name));
  return [
    ...(policy === wanted ? [] : [`the policy ${policy}`]),
    ...early.map(({ name }) => `${name} before the policy`),
  ];
}

const isInline = (name: string): boolean => /^(on|style$)/.test(name);

/** Rules of all files, redirects and the not-found page included. */
const FILES: Readonly<Record<string, Rule>> = {
  'every link to another site is encrypted, and opens without a way back': (
    page,
  ) => {
    const opened = page.all
      .filter((element) => get(element, 'target') === '_blank')
      .filter((element) => !/\bnoopener\b/.test(get(element, 'rel')))
      .map((element) => get(element, 'href'));
    const urls = page.find('a').map((link) => get(link, 'href'));
    const isUnsafe = /^(http:|javascript:|data:|\/\/)/;
    return [...opened, ...urls.filter((url) => isUnsafe.test(url))];
  },

  'every page, redirects and 404 included, has a policy that allows all of it and no more':
    (page) => [
      ...judgePolicy(page, printPolicy(page)),
      ...page.find('style').map(() => 'inline <style>'),
      ...page.all
        .flatMap(({ attribs }) => Object.keys(attribs).filter(isInline))
        .map((name) => `inline ${name}`),
    ],
};

/** Rules of the pages that readers see. */
const OF_READERS: Readonly<Record<string, Rule>> = {
  'every page is in English, from left to right, by the framework as given': (
    page,
  ) =>
    ['<html lang="en" dir="ltr"', 'content="Docusaurus v2.0.1"']
      .filter((text) => !page.html.includes(text))
      .map((text) => `no ${text}`),

  'finds no fault in any page': findAccessFaults,

  'images say how large they are, and have an alternative text': (page) =>
    page
      .find('img')
      .filter(
        ({ attribs: { width, height, alt } }) =>
          !/^\d+ \d+$/.test(`${width} ${height}`) || alt === undefined,
      )
      .map((image) => get(image, 'src')),

  'pages lead to their Markdown, and tools to none': (page, path) => {
    const urls = page
      .find('link')
      .filter((link) => get(link, 'type') === 'text/markdown')
      .map((link) => get(link, 'href'));
    const isText = !/\/(?:404\.html|(?:compare|playground|upgrade)\/)$/.test(
      path,
    );
    const wanted = isText ? `${path}index.md` : '';
    return urls.join() === wanted ? [] : [`leads to "${urls.join()}"`];
  },
};

const RULES = { ...FILES, ...OF_READERS };

const faults: Readonly<Record<string, string[]>> = Object.fromEntries(
  Object.keys(RULES).map((name) => [name, []]),
);

for (const [path, { redirect }] of PAGES) {
  const page = parsePage(readPage(path));
  const rules = redirect === undefined ? RULES : FILES;
  for (const [name, judge] of Object.entries(rules)) {
    faults[name]?.push(...judge(page, path).map((one) => `${path}: ${one}`));
  }
}

it.each(Object.keys(RULES))('%s', (name) => {
  expect(faults[name]).toEqual([]);
  expect(PAGES.size).toBeGreaterThan(SHOWN.length);
  expect(SHOWN.length).toBeGreaterThan(300);
});

it('the frame for samples lets nothing in or out', () => {
  const frame = parsePage(readPage(BASE_URL + FRAME));
  const [hash = ''] = hashScripts(frame);
  const policy = `default-src 'none'; script-src ${hash} blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;
  expect(judgePolicy(frame, policy)).toEqual([]);
});

/** A page with one fault of each kind. */
const FAULTY = `<body><p>Lost</p><section><h2 id="a">Part</h2><h4>Skip</h4><nav></nav><nav></nav><partTitle>
<i id="a"></i><div role="group" aria-describedby="b"></div><input id="field">
<button><a href="/"></a></button></section></body>`;

it('names each fault in access', () => {
  expect(findAccessFaults(parsePage(FAULTY))).toEqual([
    "<partTitle> is an element that browsers don't know",
    '0 headings of level 1',
    '"Part" skips a level of headings',
    '"Skip" skips a level of headings',
    '0 elements <main>',
    'two <nav> have the name ""',
    '<p> is outside all landmarks',
    'id "a" is there twice',
    '<div> refers to "b", which isn\'t there',
    '<div> has no name',
    '<input field> has no name',
    '<button> has no text',
    '<a> has no text',
    '<a> stands in <button>',
  ]);
});
