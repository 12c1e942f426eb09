import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import { BASE_URL } from './builtSite';

/**
 * What a page may weigh at most; bytes are gzipped. Its app comes when a reader
 * uses it, or at once where the page can do nothing without.
 */
const BUDGET = {
  // Menus, search opener, copy: what answers before the app, and for good.
  script: 7_500,
  app: 115_000,
  style: 10_900,
  sharedStyle: 8_700,
  guide: 40_000,
  total: 50_000,
  elements: 6_000,
};

/** Pages that start their app at once. */
const AT_ONCE = ['404.html', 'playground/index.html', 'upgrade/index.html'];

/** A reference of 60 elements with samples, on one page as it always was. */
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
  /** What runs at first. */
  readonly scripts: readonly string[];
  /** What comes with the first use. */
  readonly app: readonly string[];
  readonly styles: readonly string[];
}

/** Local files that elements of the page name, each once. */
function findFiles(html: string, element: RegExp): readonly string[] {
  const urls = Array.from(html.matchAll(element), ([, url = '']) => url);
  return [...new Set(urls)]
    .filter((url) => url.startsWith(BASE_URL))
    .map((url) => url.slice(BASE_URL.length));
}

const pages = fs
  .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name): Page => {
    const html = fs.readFileSync(path.join(BUILD, name), 'utf8');
    return {
      name: name.replace(/\\/g, '/'),
      html,
      // Core names some scripts as preload only, as it fetches them itself.
      scripts: findFiles(html, /(?:src|href)="([^"]+\.js)"/g),
      app: findFiles(
        /id="app-files">([^<]*)/.exec(html)?.[1] ?? '',
        /"([^"]+\.js)"/g,
      ),
      styles: findFiles(
        html.replace(/<noscript>.*?<\/noscript>/gs, ''),
        /href="([^"]+\.css)"/g,
      ),
    };
  })
  // Redirects load nothing.
  .filter(({ scripts, app }) =>
    [...scripts, ...app].some((file) => file.includes('/main.')),
  );

const getAll = ({ scripts, app }: Page): readonly string[] => [
  ...scripts,
  ...app,
];

const isWaiting = ({ name }: Page): boolean => !AT_ONCE.includes(name);

const getHeaviest = (
  getWeight: (page: Page) => number,
  among: readonly Page[] = pages,
): readonly [weight: number, name: string] =>
  among
    .map((page) => [getWeight(page), page.name] as const)
    .reduce((a, b) => (b[0] > a[0] ? b : a), [0, '']);

const getPageTotal = ({ name, scripts, styles }: Page): number =>
  getTotal([name, ...scripts, ...styles]);

const usual = pages.filter(
  (page) => isWaiting(page) && !page.name.includes(FEED_FORMAT),
);

const countElements = ({ html }: Page): number =>
  html.match(/<[a-z][^>]*>/g)?.length ?? 0;

describe('the heaviest page keeps its budget of', () => {
  it('scripts', () => {
    const waiting = pages.filter(isWaiting);
    expect(waiting).toHaveLength(pages.length - AT_ONCE.length);
    const [weight, name] = getHeaviest(
      ({ scripts }) => getTotal(scripts),
      waiting,
    );
    expect(weight, name).toBeLessThan(BUDGET.script);
  });

  it('scripts once it is used', () => {
    const [weight, name] = getHeaviest((page) => getTotal(getAll(page)));
    expect(weight, name).toBeLessThan(BUDGET.app);
  });

  it('styles', () => {
    const [weight, name] = getHeaviest(({ styles }) => getTotal(styles));
    expect(weight, name).toBeLessThan(BUDGET.style);
  });

  it('styles that all pages share', () => {
    const [file = ''] = pages
      .map(({ styles }) => styles)
      .reduce((a, b) => a.filter((name) => b.includes(name)));
    expect(file).toMatch(/\/styles\./);
    expect(getSize(file)).toBeLessThan(BUDGET.sharedStyle);
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

it('pages of the docs need no script but those of the app', () => {
  expect(pages.length).toBeGreaterThan(300);
  const docs = pages.filter(({ name }) => name.startsWith('docs/'));
  const names = docs.map(({ app }) =>
    app.map((file) => file.replace(/.*\/|\..*/g, '')).join(),
  );
  expect([...new Set(names)]).toEqual(['runtime~main,main']);
});

it('what all pages load lists the pages of no version', () => {
  const common = pages
    .map(getAll)
    .reduce((a, b) => a.filter((file) => b.includes(file)));

  const code = common
    .map((file) => fs.readFileSync(path.join(BUILD, file), 'utf8'))
    .join('\n');
  for (const version of versions.slice(1)) {
    expect(code).toContain(`docs/${version}`);
    expect(code).not.toContain(`docs/${version}/api/Device`);
  }
});

describe('style sheets', () => {
  const infima = fs.readFileSync(
    require.resolve('infima/dist/css/default/default.css'),
    'utf8',
  );
  const listClasses = (css: string): ReadonlySet<string> =>
    new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, c = '']) => c));

  it('have those of Infima before those of components, which change them', () => {
    const folder = path.join(BUILD, 'assets/css');
    const [file = ''] = fs
      .readdirSync(folder)
      .filter((name) => name.startsWith('styles.'));
    const css = fs.readFileSync(path.join(folder, file), 'utf8');
    const infimaAt = css.indexOf('.clean-btn');
    expect(infimaAt).toBeGreaterThan(-1);
    expect(css.search(/\.[a-z]\w*_[\w-]{4}\b/i)).toBeGreaterThan(infimaAt);
  });

  it('define every variable that they use', () => {
    const css = fs
      .readdirSync(path.join(BUILD, 'assets/css'))
      .map((file) =>
        fs.readFileSync(path.join(BUILD, 'assets/css', file), 'utf8'),
      )
      .join('\n');
    const uses = css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g);
    const missing = Array.from(uses, ([, name = '']) => name).filter(
      (name) => !css.includes(`${name}:`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('that come with the HTML of pages are for nothing that scripts make', () => {
    const scripts = fs
      .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|\/)js\/.*\.js$/.test(file))
      .map((file) => fs.readFileSync(path.join(BUILD, file), 'utf8'));
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.join('\n')).not.toMatch(/\balert--|admonition_/);
  });

  it('have all classes of Infima that pages use', () => {
    const known = listClasses(infima);
    for (const { name, html, styles } of pages) {
      const kept = listClasses(
        styles
          .map((file) => fs.readFileSync(path.join(BUILD, file), 'utf8'))
          .join('\n'),
      );
      const used = Array.from(
        html.matchAll(/class="([^"]*)"/g),
        ([, list = '']) => list.split(/\s+/),
      ).flat();
      const lost = new Set(
        used.filter((word) => known.has(word) && !kept.has(word)),
      );
      expect([...lost], name).toEqual([]);
    }
  });
});

it('images say how large they are', () => {
  for (const { name, html } of pages) {
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
      expect(image, name).toMatch(/\bwidth="\d+"/);
      expect(image, name).toMatch(/\bheight="\d+"/);
    }
  }
});
