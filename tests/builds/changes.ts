import fs from 'node:fs';
import { compileFaults, renderFaults } from './faults';
import { merge, replace, type Edits } from './fixtureSite';
import { LIVE, PUBLIC, removeDirective } from './liveSite';

const SITE = 'tests/fixtures/site';
const GUIDE = 'versioned_docs/version-1.0.0/guide.mdx';
export const GUIDE_PAGE = 'docs/guide/index.html';
const OTHER = 'versioned_docs/version-1.0.0/other.mdx';
const LAST = 'versioned_docs/version-1.0.0/last.mdx';
const MORE = 'versioned_docs/version-1.0.0/more.mdx';
const DOCUMENT = 'versioned_docs/version-1.0.0/api/openrpc.json';
export const ACCOUNT_PAGE = 'docs/api/Account/index.html';
const CONFIG = 'docusaurus.config.js';
const PACKAGE = 'node_modules/site-mark/index.js';

export const SUMMARY = 'Returns the id of the account.';

export const BEFORE = 'MARK ONE';
const AFTER = 'MARK TWO';

/** A package with a remark plugin that adds a paragraph to every page. */
const printPackage = (mark: string): string =>
  `module.exports = () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${mark}' }] }); };`;

const printPage = (title: string): string =>
  `---\ntitle: ${title}\ndescription: A page that is there in one build, and in no other one.\n---\n\n${title}.\n`;

const OTHER_PAGE = 'docs/other/index.html';

/** One component becomes a client component; the other ceases to be one. */
const COMES = `${PUBLIC}/Comes.jsx`;
const GOES = `${PUBLIC}/Goes.jsx`;

const printComponent = (name: string): string =>
  `import React from 'react';\nexport default function ${name}() { return <p>${name}.</p>; }\n`;

const addDirective = (text: string): string => `'use client';\n${text}`;

/** The pages of faults, without them: with the same list of pages, builds use the cache. */
const FAULTY: Edits = Object.fromEntries(
  [compileFaults, renderFaults]
    .flatMap(({ edits }) => Object.keys(edits))
    .filter(
      (file) => file.endsWith('.mdx') && !fs.existsSync(`${SITE}/${file}`),
    )
    .map((file) => [file, () => printPage('Faulty')]),
);

/** A package, components, and pages of the first build. */
export const base: Edits = merge(LIVE, {
  ...FAULTY,
  [COMES]: () => printComponent('Comes'),
  [GOES]: () => addDirective(printComponent('Goes')),
  [OTHER]: () =>
    `${printPage('Other')}\nimport Comes from '@site/${PUBLIC}/Comes';\nimport Goes from '@site/${PUBLIC}/Goes';\n\n<Comes />\n\n<Goes />\n`,
  [LAST]: () => printPage('Last'),
  [GUIDE]: (text) => `${text}\n[The other page](./other.mdx)\n`,
  [PACKAGE]: () => printPackage(BEFORE),
  [CONFIG]: replace(
    "  favicon: 'img/state.svg',",
    "  presets: [['classic', { ...site.presets[0][1], docs: { ...site.presets[0][1].docs, remarkPlugins: [require('site-mark')] } }]],\n  favicon: 'img/state.svg',",
  ),
});

/** A component whose style sheet isn't on any other page of the fixture. */
const INSTALL = `
import Install from '@site/src/components/public/Install';

<Install name="@firebolt-js/sdk@1.0.0" />
`;

export interface Change {
  readonly edits: Edits;
  /** Strings that each page must contain. */
  readonly expected: Readonly<Record<string, readonly string[]>>;
}

/** Edits to sources; webpack reads the other modules from its cache. */
export const sources: Change = {
  edits: {
    [GUIDE]: (text) =>
      `${replace('title: Guide', 'title: Renamed\nlast_update: { date: 2020-01-02 }')(text)}\n${AFTER}\n${INSTALL}`,
    [COMES]: addDirective,
    [GOES]: removeDirective,
    [DOCUMENT]: replace(SUMMARY, 'Tells the account.'),
    'src/components/api/changes.module.css': replace(
      '.changes {',
      '.changes {\n  color: inherit;',
    ),
    'src/components/api/Method.tsx': replace(
      "resultTitle = 'Result'",
      `resultTitle = '${AFTER}'`,
    ),
  },
  expected: {
    [GUIDE_PAGE]: [AFTER, BEFORE],
    'sitemap.xml': ['<lastmod>2020-01-02</lastmod>'],
    [OTHER_PAGE]: [`data-client="${PUBLIC}/Comes"`, '<p>Goes.</p>'],
    [ACCOUNT_PAGE]: ['Renamed', 'Tells the account.', AFTER],
  },
};

/** Edits to the list of pages: one page added, one deleted, one with a new URL. */
export const addresses: Change = {
  edits: {
    [MORE]: () => printPage('More'),
    [OTHER]: replace('title: Other', 'title: Other\nslug: /moved'),
    [LAST]: () => undefined,
  },
  expected: {
    'docs/more/index.html': ['More'],
  },
};

/** Edits to a package that compiles modules, to settings, and to the home page. */
export const makers: Change = {
  edits: {
    'src/pages/index.md': () => undefined,
    [CONFIG]: replace(
      '{ ...site.presets[0][1], docs',
      "{ ...site.presets[0][1], sitemap: { changefreq: 'daily' }, docs",
    ),
    [PACKAGE]: () => printPackage(AFTER),
    'package-lock.json': () => '{ "packages": { "site-mark": "2.0.0" } }',
  },
  expected: {
    [GUIDE_PAGE]: [AFTER, 'href="/firebolt-documentation/docs/moved/"'],
    'sitemap.xml': ['<changefreq>daily</changefreq>'],
  },
};
