import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFixtureSite, type FixtureSite } from './fixtureSite';

const TIMEOUT = 900_000;

/** What one pipeline writes into pages and the other does not. */
interface Difference {
  readonly reason: string;
  readonly pattern: RegExp;
}

/** The same for both: names of files hold a hash of their content. */
const HASH = /\.[\da-f]{8}(?=\.(?:js|css)")/g;

const STYLES: Difference = {
  reason: 'styles that only some pages need are files of their own',
  pattern: /<link rel="stylesheet" href="[^"]+\/assets\/css\/[^"]+" ?\/?>/g,
};

const SCRIPTS: Difference = {
  reason: 'scripts come when a reader uses the page',
  pattern:
    /<link rel="preload" href="[^"]+\.js" as="script">|<script src="[^"]+\/assets\/js\/[^"]+"><\/script>/g,
};

const COMMENTS: Difference = {
  reason: 'no React looks for the parts of a text in pages of the docs',
  pattern: /<!-- -->/g,
};

const STOCK: readonly Difference[] = [STYLES, SCRIPTS, COMMENTS];

const OURS: readonly Difference[] = [
  STYLES,
  SCRIPTS,
  COMMENTS,
  {
    reason: 'names the scripts that come later',
    pattern: /<script type="application\/json" id="app-files">[^<]*<\/script>/g,
  },
];

/** Files of one pipeline only, each with its reason. */
const OUR_FILES: Readonly<Record<string, string>> = {};

/** Scripts and styles, which the pipelines are free to cut as they like. */
const isBundle = (file: string): boolean => /^assets\/(?:js|css)\//.test(file);

function normalize(html: string, differences: readonly Difference[]): string {
  return differences
    .reduce(
      (text, { pattern }) => text.replace(pattern, ''),
      html.replace(HASH, ''),
    )
    .replace(/\n\s*/g, '\n')
    .replace(/>\n+</g, '>\n<');
}

/** Where two texts part, with what stands around. */
function findDifference(expected: string, found: string): readonly string[] {
  const parts = Array.from(found).findIndex((c, i) => c !== expected[i]);
  const at = parts < 0 ? found.length : parts;
  return expected === found
    ? []
    : [expected, found].map((text) => text.slice(at - 80, at + 80));
}

interface Result {
  readonly hashes: Readonly<Record<string, string>>;
  readonly pages: ReadonlyMap<string, string>;
}

function build(site: FixtureSite, env: NodeJS.ProcessEnv): Result {
  const { succeeds, output } = site.build(
    {},
    // Our pipeline does without; it would be one more difference.
    { SKIP_HTML_MINIFICATION: 'true', ...env },
  );
  expect(succeeds, output).toBe(true);
  const hashes = site.readBuild();
  const names = Object.keys(hashes).filter((file) => file.endsWith('.html'));
  return {
    hashes,
    pages: new Map(names.map((name) => [name, site.read(name)])),
  };
}

describe('our pipeline makes of a small site what the stock one makes:', () => {
  const sites: FixtureSite[] = [];
  let stock: Result;
  let ours: Result;

  beforeAll(() => {
    const create = (): FixtureSite => {
      const site = createFixtureSite({
        name: 'pages',
        shared: ['src', 'static'],
      });
      sites.push(site);
      return site;
    };
    stock = build(create(), { STOCK_PIPELINE: 'true' });
    ours = build(create(), {});
  }, TIMEOUT);

  afterAll(() => {
    for (const site of sites) site.remove();
  });

  it('the same files, but for scripts and styles', () => {
    const list = ({ hashes }: Result): readonly string[] =>
      Object.keys(hashes)
        .filter((file) => !isBundle(file))
        .sort();
    expect(list(ours).filter((file) => !OUR_FILES[file])).toEqual(list(stock));
    expect(list(ours)).toEqual(expect.arrayContaining(Object.keys(OUR_FILES)));
  });

  it('the same pages', () => {
    expect(stock.pages.size).toBeGreaterThan(20);
    for (const [name, html] of ours.pages) {
      const expected = normalize(stock.pages.get(name) ?? '', STOCK);
      expect(findDifference(expected, normalize(html, OURS)), name).toEqual([]);
    }
  });

  it('the same images, search and lists', () => {
    const pick = ({ hashes }: Result): object =>
      Object.fromEntries(
        Object.entries(hashes).filter(
          ([file]) =>
            !isBundle(file) && !file.endsWith('.html') && !OUR_FILES[file],
        ),
      );
    expect(pick(ours)).toEqual(pick(stock));
  });

  it('and each listed difference is one', () => {
    const lacking = (
      { pages }: Result,
      differences: readonly Difference[],
    ): readonly string[] =>
      differences
        .filter(({ pattern }) =>
          [...pages.values()].every((html) => html.search(pattern) < 0),
        )
        .map(({ reason }) => reason);
    expect(lacking(stock, STOCK)).toEqual([]);
    expect(lacking(ours, OURS)).toEqual([]);
  });
});
