import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createFixtureSite,
  replace,
  type Edits,
  type FixtureSite,
} from './fixtureSite';

const TIMEOUT = 300_000;

const GUIDE = 'versioned_docs/version-1.0.0/guide.mdx';
const GUIDE_PAGE = 'docs/guide/index.html';
const DOCUMENT = 'versioned_docs/version-1.0.0/api/openrpc.json';
const ACCOUNT_PAGE = 'docs/api/Account/index.html';
const CONFIG = 'docusaurus.config.js';
const PACKAGE = 'node_modules/site-mark/index.js';

/** In the API description. */
const SUMMARY = 'Returns the id of the account.';

const BEFORE = 'MARK ONE';
const AFTER = 'MARK TWO';

/** A package that adds a text to every page, as a remark plugin. */
const printPackage = (mark: string): string =>
  `module.exports = () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${mark}' }] }); };`;

/** A package that the first build has, too. */
const base: Edits = {
  [PACKAGE]: () => printPackage(BEFORE),
  [CONFIG]: replace(
    "  favicon: 'img/state.svg',",
    "  presets: [['classic', { ...site.presets[0][1], docs: { ...site.presets[0][1].docs, remarkPlugins: [require('site-mark')] } }]],\n  favicon: 'img/state.svg',",
  ),
};

interface Case {
  readonly name: string;
  readonly edits: Edits;
  /** What each page must show. */
  readonly expected: Readonly<Record<string, readonly string[]>>;
}

/** One for each kind of change that reaches the pages on a way of its own. */
const cases: readonly Case[] = [
  {
    name: "pages: a text, another page's title, the API description",
    edits: {
      [GUIDE]: (text) =>
        `${replace('title: Guide', 'title: Renamed')(text)}\n${AFTER}\n`,
      [DOCUMENT]: replace(SUMMARY, 'Tells the account.'),
    },
    expected: {
      [GUIDE_PAGE]: [AFTER, BEFORE],
      [ACCOUNT_PAGE]: ['Renamed', 'Tells the account.'],
    },
  },
  {
    name: 'a component',
    edits: {
      'src/components/api/Method.tsx': replace(
        "resultTitle = 'Result'",
        `resultTitle = '${AFTER}'`,
      ),
    },
    expected: { [ACCOUNT_PAGE]: [AFTER] },
  },
  {
    name: 'what makes the modules: a package',
    edits: {
      [PACKAGE]: () => printPackage(AFTER),
      'package-lock.json': () => '{ "packages": { "site-mark": "2.0.0" } }',
    },
    expected: { [GUIDE_PAGE]: [AFTER] },
  },
];

describe('with a full cache, the build shows a change of', () => {
  let site: FixtureSite;

  beforeAll(() => {
    site = createFixtureSite();
    const { succeeds, output } = site.build(base);
    expect(succeeds, output).toBe(true);
    expect(site.read(GUIDE_PAGE)).toContain(BEFORE);
    expect(site.read(ACCOUNT_PAGE)).toContain(SUMMARY);
  }, TIMEOUT);

  afterAll(() => {
    site.remove();
  });

  it.each(cases)(
    '$name',
    ({ edits, expected }) => {
      const { succeeds, output } = site.build({ ...base, ...edits });
      expect(succeeds, output).toBe(true);
      for (const [page, texts] of Object.entries(expected)) {
        for (const text of texts) expect(site.read(page)).toContain(text);
      }
    },
    TIMEOUT,
  );
});
