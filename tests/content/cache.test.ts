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

interface Case {
  readonly name: string;
  readonly page: string;
  readonly edits: Edits;
  readonly expected: string;
}

/** A setting and a package that the first build has, too. */
const base: Edits = {
  [PACKAGE]: () => printPackage(BEFORE),
  [CONFIG]: replace(
    "  favicon: 'img/state.svg',",
    "  presets: [['classic', { ...site.presets[0][1], docs: { ...site.presets[0][1].docs, remarkPlugins: [require('site-mark')] } }]],\n  favicon: 'img/state.svg',",
  ),
};

const cases: readonly Case[] = [
  {
    name: 'a page',
    page: GUIDE_PAGE,
    edits: { ...base, [GUIDE]: (text) => `${text}\n${AFTER}\n` },
    expected: AFTER,
  },
  {
    name: 'an API description',
    page: ACCOUNT_PAGE,
    edits: { ...base, [DOCUMENT]: replace(SUMMARY, AFTER) },
    expected: AFTER,
  },
  {
    name: 'the title of another page',
    page: ACCOUNT_PAGE,
    edits: { ...base, [GUIDE]: replace('title: Guide', `title: ${AFTER}`) },
    expected: AFTER,
  },
  {
    name: 'a component',
    page: ACCOUNT_PAGE,
    edits: {
      ...base,
      'src/components/api/Method.tsx': replace(
        "resultTitle = 'Result'",
        `resultTitle = '${AFTER}'`,
      ),
    },
    expected: AFTER,
  },
  {
    name: 'a file that a plugin imports',
    page: ACCOUNT_PAGE,
    edits: {
      ...base,
      'src/plugins/content/openrpc/getPart.ts': replace(
        'return getModule(context, module);',
        `return JSON.parse(JSON.stringify(getModule(context, module)).replaceAll('${SUMMARY}', '${AFTER}'));`,
      ),
    },
    expected: AFTER,
  },
  {
    name: 'a setting',
    page: GUIDE_PAGE,
    edits: {
      ...base,
      [CONFIG]: (text) =>
        replace(
          "[require('site-mark')]",
          `[() => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${AFTER}' }] }); }]`,
        )(base[CONFIG]?.(text) ?? ''),
    },
    expected: AFTER,
  },
  {
    name: 'a package',
    page: GUIDE_PAGE,
    edits: {
      ...base,
      [PACKAGE]: () => printPackage(AFTER),
      'package-lock.json': () => '{ "packages": { "site-mark": "2.0.0" } }',
    },
    expected: AFTER,
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

  for (const { name, page, edits, expected } of cases) {
    it(
      name,
      () => {
        const { succeeds, output } = site.build(edits);
        expect(succeeds, output).toBe(true);
        expect(site.read(page)).toContain(expected);
      },
      TIMEOUT,
    );
  }
});
