import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import { findUnstyled } from '../css/findUnstyled';
import { BASE_URL } from './builtSite';
import { listFiles } from '../../src/plugins/shared/listFiles';

/** A page's maximum sizes; bytes are gzipped. */
const BUDGET = {
  // All scripts of a docs page, including those that load after clicks.
  script: 14_250,
  // A tool's page with everything that it loads, including React.
  tool: 85_000,
  style: 12_288,
  sharedStyle: 10_000,
  guide: 43_750,
  // The home page with all resources, including pictures.
  home: 36 * 1024,
  total: 50_000,
  // Files of the first search: names, which give the first results, and then texts.
  names: 40_000,
  texts: 175_000,
  elements: 6_000,
};

/** A reference of 60 elements with samples, on one page. */
const FEED_FORMAT = 'open-gmrss-format/';

const BUILD = path.resolve('build');

const sizes = new Map<string, number>();

function getSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = fs.readFileSync(path.join(BUILD, file));
  const size = gzipSync(new Uint8Array(content), { level: 9 }).length;
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
function findFiles(html: string, element: RegExp): readonly string[] {
  const urls = Array.from(html.matchAll(element), ([, url = '']) => url);
  return [...new Set(urls)]
    .filter((url) => url.startsWith(BASE_URL))
    .map((url) => url.slice(BASE_URL.length));
}

const pages = listFiles(BUILD)
  .filter((name) => name.endsWith('.html'))
  .map((name): Page => {
    const html = fs.readFileSync(path.join(BUILD, name), 'utf8');
    return {
      name: name.replace(/\\/g, '/'),
      html,
      scripts: findFiles(html, /(?:src|href)="([^"]+\.js)"/g),
      styles: findFiles(
        html.replace(/<noscript>.*?<\/noscript>/gs, ''),
        /href="([^"]+\.css)"/g,
      ),
    };
  })
  // Redirects don't load any scripts.
  .filter(({ scripts }) => scripts.some((file) => file.includes('/main.')));

const getHeaviest = (
  getWeight: (page: Page) => number,
  among: readonly Page[] = pages,
): readonly [weight: number, name: string] =>
  among
    .map((page) => [getWeight(page), page.name] as const)
    .reduce((a, b) => (b[0] > a[0] ? b : a), [0, '']);

const getPageTotal = ({ name, scripts, styles }: Page): number =>
  getTotal([name, ...scripts, ...styles]);

const usual = pages.filter(({ name }) => !name.includes(FEED_FORMAT));

const countElements = ({ html }: Page): number =>
  html.match(/<[a-z][^>]*>/g)?.length ?? 0;

describe('the heaviest page keeps its budget of', () => {
  it('scripts', () => {
    const [weight, name] = getHeaviest(({ scripts }) => getTotal(scripts));
    expect(weight, name).toBeLessThanOrEqual(BUDGET.script);
  });

  it('styles', () => {
    const [weight, name] = getHeaviest(({ styles }) => getTotal(styles));
    expect(weight, name).toBeLessThan(BUDGET.style);
  });

  it('styles that all pages share', () => {
    const shared = pages
      .map(({ styles }) => styles)
      .reduce((a, b) => a.filter((name) => b.includes(name)));
    expect(shared.join()).toMatch(/\/styles\./);
    expect(getTotal(shared), shared.join()).toBeLessThan(BUDGET.sharedStyle);
  });

  it('bytes in all', () => {
    const [weight, name] = getHeaviest(getPageTotal, usual);
    expect(weight, name).toBeLessThan(BUDGET.total);
  });

  it('bytes of a guide', () => {
    const guides = usual.filter(({ name }) => name.includes('firebolt_docs/'));
    const [weight, name] = getHeaviest(getPageTotal, guides);
    expect(weight, name).toBeLessThan(BUDGET.guide);
  });

  it('bytes of the home page, with its pictures', () => {
    const home = pages.filter(({ name }) => name === 'index.html');
    const weigh = (page: Page): number =>
      getPageTotal(page) +
      getTotal(findFiles(page.html, /"([^"]+\.(?:svg|png))"/g));
    expect(home).toHaveLength(1);
    expect(getHeaviest(weigh, home)[0]).toBeLessThanOrEqual(BUDGET.home);
  });

  it('elements', () => {
    const [count, name] = getHeaviest(countElements, usual);
    expect(count, name).toBeLessThan(BUDGET.elements);
  });

  it('the feed format, which has twice as many elements', () => {
    const feeds = pages.filter(({ name }) => name.includes(FEED_FORMAT));
    expect(getHeaviest(countElements, feeds)[0]).toBeLessThan(11_000);
    expect(getHeaviest(getPageTotal, feeds)[0]).toBeLessThan(190_000);
  });
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
  const files = fs.readdirSync(path.join(BUILD, ASSETS));
  const shared = pages[0]?.scripts ?? [];
  const code = shared
    .map((file) => fs.readFileSync(path.join(BUILD, file), 'utf8'))
    .join('\n');

  /** The chunks that the page's script loads to start a tool. */
  function findChunks(tool: string): readonly string[] {
    const call = new RegExp(
      tool === 'search'
        ? 'Promise\\.all\\(\\[([^\\]]*"search"[^\\]]*)\\]'
        : `"${tool}"[:,]\\(\\)=>Promise\\.all\\(\\[([^\\]]*)\\]`,
    ).exec(code)?.[1];
    if (!call) throw new Error(`the script of pages loads no ${tool}`);
    const names = Array.from(call.matchAll(/"([^"]+)"/g), ([, name]) => name);
    // Every tool also needs the chunk that mounts components.
    return [...names, 'mount'].flatMap((name) =>
      files.filter((file) => file.startsWith(`${name ?? ''}.`)),
    );
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
    const all = [...shared, ...chunks.map((file) => `${ASSETS}/${file}`)];
    expect(getTotal(all), chunks.join()).toBeLessThanOrEqual(BUDGET.tool);
  });

  it('have React once', () => {
    const holders = files.filter((file) =>
      fs
        .readFileSync(path.join(BUILD, ASSETS, file), 'utf8')
        .includes('hydrate'),
    );
    expect(holders.map((file) => file.replace(/\..*/, ''))).toContain('react');
    const react = files.filter((file) =>
      fs
        .readFileSync(path.join(BUILD, ASSETS, file), 'utf8')
        .includes('__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED='),
    );
    expect(react).toHaveLength(1);
  });
});

it('the index of the search keeps its budget', () => {
  const files = listFiles(path.join(BUILD, 'assets/search'));
  const weigh = (name: string): number =>
    getTotal(
      files
        .filter((file) => file.startsWith(name))
        .map((file) => `assets/search/${file}`),
    );
  expect(weigh('symbols-')).toBeGreaterThan(0);
  expect(weigh('symbols-')).toBeLessThan(BUDGET.names);
  expect(weigh('texts-')).toBeLessThan(BUDGET.texts);
});

describe('style sheets', () => {
  const read = (file: string): string =>
    fs.readFileSync(path.join(BUILD, file), 'utf8');

  it('have the base before those of components, which change it', () => {
    const folder = path.join(BUILD, 'assets/css');
    const [file = ''] = fs
      .readdirSync(folder)
      .filter((name) => name.startsWith('styles.'));
    const css = fs.readFileSync(path.join(folder, file), 'utf8');
    const baseAt = css.indexOf('.clean-btn');
    expect(baseAt).toBeGreaterThan(-1);
    expect(css.search(/\.[a-z]\w*_[\w-]{4}\b/i)).toBeGreaterThan(baseAt);
  });

  it('define every variable that they use', () => {
    const css = fs
      .readdirSync(path.join(BUILD, 'assets/css'))
      .map((file) => read(`assets/css/${file}`))
      .join('\n');
    const uses = css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g);
    const missing = Array.from(uses, ([, name = '']) => name).filter(
      (name) => !css.includes(`${name}:`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('have all of Infima that pages use', () => {
    for (const { name, html, styles } of pages) {
      const classes = Array.from(
        html.matchAll(/class="([^"]*)"/g),
        ([, list = '']) => list.split(/\s+/).map((word) => `.${word}`),
      ).flat();
      const elements = Array.from(
        html.matchAll(/<([a-z][a-z0-9]*)/g),
        ([, element = '']) => element,
      );
      const css = styles.map(read).join('\n');
      expect(findUnstyled([...classes, ...elements], css), name).toEqual([]);
    }
  });
});

it('images say how large they are, and have an alternative text', () => {
  for (const { name, html } of pages) {
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
      expect(image, name).toMatch(/\bwidth="\d+"/);
      expect(image, name).toMatch(/\bheight="\d+"/);
      expect(image, name).toContain(' alt="');
    }
  }
});
