import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFixtureSite, replace, type FixtureSite } from './fixtureSite';

const TIMEOUT = 900_000;

const DIFFERENCES = [
  // Hashes in file names depend on the content.
  /\.[\da-f]{8}(?=\.(?:js|css)")/g,
  // Styles that only some pages need are in separate files.
  /<link rel="stylesheet" href="[^"]+\/assets\/css\/[^"]+" ?\/?>/g,
  // Our pages have the script of `src/browser` instead of Docusaurus's and the theme's
  // scripts.
  /<link rel="preload" href="[^"]+\.js" as="script">|<script (?:defer data-main="\w*" )?src="[^"]+\/assets\/js\/[^"]+"><\/script>/g,
  // Our pages list the search's style sheets.
  / data-styles="[^"]*"/g,
  // Our pages mark the components that React renders, and contain their props.
  /<\/?client-(?:component|slot)\b[^>]*>/g,
  // Our Prism is newer, and distinguishes the method `catch` from the keyword.
  /<span class="token-(?:keyword|name)">catch<\/span>/g,
  // React reads these comments only when it hydrates a page.
  /<!-- -->/g,
  // Archives contain the pages' scripts and styles, so their sizes differ.
  / \(\d+\.\d MB\)(?=<\/a>)/g,
  // Our pages have the target of the link "Skip to main content".
  / id="main"/g,
];

/** Pages and archives of them, whose bytes differ between the pipelines. */
const HOLDS_PAGES = /\.html$|(?:^|\/)offline\.zip$/;

/** Scripts and style sheets, which each pipeline may split differently. */
const isBundle = (file: string): boolean => /^assets\/(?:js|css)\//.test(file);

const normalize = (html: string): string =>
  DIFFERENCES.reduce((text, pattern) => text.replace(pattern, ''), html)
    .replace(/\n\s*/g, '\n')
    .replace(/>\n+</g, '>\n<');

/** The first difference between two strings, with its context. */
function findDifference(expected: string, found: string): readonly string[] {
  const parts = Array.from(found).findIndex((c, i) => c !== expected[i]);
  const at = parts < 0 ? found.length : parts;
  return expected === found
    ? []
    : [expected, found].map((text) => text.slice(at - 80, at + 80));
}

/** Adds an older version, which lacks a method and requires one parameter fewer. */
function addOlder(folder: string): void {
  const docs = path.join(folder, 'versioned_docs/version-1.0.0');
  const sidebars = path.join(folder, 'versioned_sidebars/version-1.0.0');
  for (const copy of [docs, `${sidebars}-sidebars.json`]) {
    fs.cpSync(copy.replace('1.0.0', '2.0.0'), copy, { recursive: true });
  }
  const edit = (name: string, change: (text: string) => string): void => {
    const file = path.join(docs, name);
    fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
  };
  const files = ['api/openrpc.json', 'api/upgrade.json', 'api/sdk.json'];
  for (const name of [...files, 'firebolt_docs/guide.mdx']) {
    edit(name, (text) =>
      text.replaceAll('2.0.0', '1.0.0').replace('"major": 2', '"major": 1'),
    );
  }
  edit('api/openrpc.json', (text) => {
    const { methods, ...rest } = JSON.parse(text) as {
      readonly methods: readonly { readonly name: string }[];
    };
    const older = methods.filter(({ name }) => name !== 'account.close');
    const changed = JSON.stringify({ ...rest, methods: older }, null, 2);
    return changed.replace('"required": true', '"required": false');
  });
}

interface Result {
  readonly hashes: Readonly<Record<string, string>>;
  readonly pages: ReadonlyMap<string, string>;
}

async function build(
  site: FixtureSite,
  env: NodeJS.ProcessEnv,
): Promise<Result> {
  const { succeeds, output } = await site.build(
    // Babel would take twice as long to compile the same code.
    { 'site.config.ts': replace("IS_STOCK ? 'babel' : compile", 'compile') },
    // Our pipeline doesn't minify. The fixture lacks guides that its pages link to.
    { SKIP_HTML_MINIFICATION: 'true', BROKEN_LINKS: 'ignore', ...env },
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
  let site: FixtureSite;
  let stock: Result;
  let ours: Result;

  beforeAll(async () => {
    site = createFixtureSite({ name: 'pages', shared: ['src', 'static'] });
    addOlder(site.folder);
    stock = await build(site, { STOCK_PIPELINE: 'true' });
    // Plugins read the pipeline from the environment when they are loaded.
    site.stop();
    ours = await build(site, {});
  }, TIMEOUT);

  afterAll(() => {
    site.remove();
  });

  it('the same pages', () => {
    expect(stock.pages.size).toBeGreaterThan(20);
    for (const [name, html] of ours.pages) {
      const expected = normalize(stock.pages.get(name) ?? '');
      expect(findDifference(expected, normalize(html)), name).toEqual([]);
    }
  });

  it('the same files, but for scripts and styles', () => {
    const pick = ({ hashes }: Result): object =>
      Object.fromEntries(
        Object.entries(hashes)
          .filter(([file]) => !isBundle(file))
          .map(([file, hash]) => [file, HOLDS_PAGES.test(file) ? '' : hash]),
      );
    expect(pick(ours)).toEqual(pick(stock));
    expect(site.read('sitemap.xml')).toContain('<changefreq>daily');
  });
});
