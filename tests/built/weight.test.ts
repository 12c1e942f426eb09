import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import { findUnstyled } from '../css/findUnstyled';
import { findAll } from '../findAll';
import { BASE_URL, getFile, SHOWN, readPage } from './builtSite';

/** A reference of 60 elements with samples, on one page. */
const FEED_FORMAT = 'open-gmrss-format/';

const read = (file: string): string => fs.readFileSync(`build/${file}`, 'utf8');

const sizes = new Map<string, number>();

function getSize(file: string): number {
  const read = () => new Uint8Array(fs.readFileSync(`build/${file}`));
  const size = sizes.get(file) ?? gzipSync(read(), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

const getTotal = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + getSize(file), 0);

interface Page {
  readonly name: string;
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Lists the local files that matching elements load, without duplicates. */
const findFiles = (html: string, element: RegExp): readonly string[] =>
  [...new Set(findAll(html, element))]
    .filter((url) => url.startsWith(BASE_URL))
    .map((url) => url.slice(BASE_URL.length));

const pages = [...SHOWN.map(({ path }) => path), `${BASE_URL}404.html`].map(
  (url): Page => {
    const html = readPage(url);
    return {
      name: getFile(url).replace('build/', ''),
      html,
      scripts: findFiles(html, /(?:src|href)="([^"]+\.js)"/g),
      styles: findFiles(
        html.replace(/<noscript>.*?<\/noscript>/gs, ''),
        /href="([^"]+\.css)"/g,
      ),
    };
  },
);

const getPageTotal = ({ name, scripts, styles }: Page): number =>
  getTotal([name, ...scripts, ...styles]);

const countElements = ({ html }: Page): number =>
  html.match(/<[a-z][^>]*>/g)?.length ?? 0;

const feeds = pages.filter(({ name }) => name.includes(FEED_FORMAT));
const usual = pages.filter((page) => !feeds.includes(page));
const guides = usual.filter(({ name }) => name.includes('firebolt_docs/'));
const home = pages.filter(({ name }) => name === 'index.html');

/** Maximum elements, and gzipped bytes. */
it.each<[string, (page: Page) => number, readonly Page[], number]>([
  // Including those that load after clicks.
  ['scripts', ({ scripts }) => getTotal(scripts), pages, 14_250],
  ['styles', ({ styles }) => getTotal(styles), pages, 12_288],
  ['bytes in all', getPageTotal, usual, 50_000],
  ['bytes of a guide', getPageTotal, guides, 43_750],
  [
    'bytes of the home page, with its pictures',
    (page) =>
      getPageTotal(page) +
      getTotal(findFiles(page.html, /"([^"]+\.(?:svg|png))"/g)),
    home,
    36_864,
  ],
  ['elements', countElements, usual, 6_000],
  // It has twice as many elements.
  ['elements of the feed format', countElements, feeds, 11_000],
  ['bytes of the feed format', getPageTotal, feeds, 190_000],
])('the heaviest page keeps its budget of %s', (_, weigh, among, budget) => {
  const weights = among.map(weigh);
  const heaviest = Math.max(...weights);
  expect(heaviest).toBeGreaterThan(0);
  const name = among[weights.indexOf(heaviest)]?.name;
  expect(heaviest, name).toBeLessThanOrEqual(budget);
});

it('the styles that all pages share keep their budget', () => {
  const shared = pages
    .map(({ styles }) => styles)
    .reduce((a, b) => a.filter((name) => b.includes(name)));
  expect(shared.join()).toMatch(/\/styles\./);
  expect(getTotal(shared), shared.join()).toBeLessThan(10_000);
});

it('every page loads two scripts, the same on all', () => {
  expect(pages.length).toBeGreaterThan(300);
  const names = pages.map(({ scripts }) =>
    scripts.map((file) => file.replace(/.*\/|\..*/g, '')).join(),
  );
  expect([...new Set(names)]).toEqual(['head,main']);
});

describe('scripts', () => {
  const ASSETS = 'assets/js';
  const files = fs.readdirSync(`build/${ASSETS}`);
  const shared = pages[0]?.scripts ?? [];
  const code = shared.map(read).join('\n');

  /** The chunks that the page's script loads to start a tool. */
  function findChunks(tool: string): readonly string[] {
    const call =
      tool === 'search'
        ? 'Promise\\.all\\(\\[([^\\]]*"search"[^\\]]*)\\]'
        : `"${tool}"[:,]\\(\\)=>Promise\\.all\\(\\[([^\\]]*)\\]`;
    const [, list = ''] = new RegExp(call).exec(code) ?? [];
    // Every tool also needs the chunk that mounts components.
    const names = ['mount', ...(list.match(/[\w-]+(?=")/g) ?? [])];
    return files
      .filter((file) => names.includes(file.replace(/\..*/, '')))
      .map((file) => `${ASSETS}/${file}`);
  }

  it('of all pages list the pages of no version, and have no React', () => {
    expect(code).toContain('data-client');
    for (const version of versions) {
      expect(code).not.toContain(`docs/${version}/api/Device`);
    }
    expect(code).not.toContain('useState');
  });

  it.each([
    'search',
    'src/browser/compare',
    'src/browser/nearest',
    'src/browser/playground',
    'src/browser/upgrade',
  ])('of the tool %s keep their budget', (tool) => {
    const chunks = findChunks(tool);
    expect(chunks.length).toBeGreaterThan(2);
    // All that the tool's page loads, including React.
    const total = getTotal([...shared, ...chunks]);
    expect(total, chunks.join()).toBeLessThanOrEqual(85_000);
  });

  it('have React once', () => {
    const findHolders = (text: string): readonly string[] =>
      files.filter((file) => read(`${ASSETS}/${file}`).includes(text));
    expect(findHolders('hydrate').join()).toMatch(/\breact\./);
    const secret = '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED=';
    expect(findHolders(secret)).toHaveLength(1);
  });
});

// A search loads names, which give the first results, and then texts.
it.each([
  ['symbols-', 40_000],
  ['texts-', 175_000],
])('the file %s* of the search keeps its budget', (start, budget) => {
  const [file = ''] = fs
    .readdirSync('build/assets/search')
    .filter((name) => name.startsWith(start));
  expect(getSize(`assets/search/${file}`)).toBeLessThan(budget);
});

describe('style sheets', () => {
  const sheets = fs
    .readdirSync('build/assets/css')
    .map((name) => `assets/css/${name}`);

  it('have the base before those of components, which change it', () => {
    const base = sheets.find((name) => name.includes('/styles.')) ?? '';
    expect(read(base).replace(/\.[a-z]\w*_[\w-]{4}\b.*/is, '')).toContain(
      '.clean-btn',
    );
  });

  it('define every variable that they use', () => {
    const css = sheets.map(read).join('\n');
    const names = findAll(css, /var\(\s*(--[\w-]+)\s*\)/g);
    expect(names.filter((name) => !css.includes(`${name}:`))).toEqual([]);
  });

  it('have all of Infima that pages use', () => {
    const used = new Map<string, Set<string>>();
    for (const { html, styles } of pages) {
      const names = used.get(styles.join()) ?? new Set();
      used.set(styles.join(), names);
      for (const [, element = '', list] of html.matchAll(
        /<([a-z][a-z0-9]*)(?:[^>]*? class="([^"]*)")?/g,
      )) {
        names.add(element);
        for (const word of list?.split(/\s+/) ?? []) names.add(`.${word}`);
      }
    }
    for (const [styles, names] of used) {
      const css = styles.split(',').map(read).join('\n');
      expect(findUnstyled([...names], css), styles).toEqual([]);
    }
  });
});
