import { merge, replace, type Edits } from './fixtureSite';
import { LIVE, PUBLIC, removeDirective } from './liveSite';

const DOCS = 'versioned_docs/version-1.0.0';
const GUIDE = `${DOCS}/guide.mdx`;
export const GUIDE_PAGE = 'docs/guide/index.html';
export const OTHER = `${DOCS}/other.mdx`;
export const LAST = `${DOCS}/last.mdx`;
export const ACCOUNT_PAGE = 'docs/api/Account/index.html';

const SUMMARY = 'Returns the id of the account.';

const BEFORE = 'MARK ONE';
const AFTER = 'MARK TWO';

/** One component becomes a client component; the other ceases to be one. */
const COMES = `${PUBLIC}/Comes.jsx`;
const GOES = `${PUBLIC}/Goes.jsx`;

const printPage = (title: string, text: string) => () =>
  `---\ntitle: ${title}\ndescription: A page that is there in one build, and in no other one.\n---\n\n${text}\n`;

const printComponent = (name: string): string =>
  `import React from 'react';\nexport default function ${name}() { return <p>${name}.</p>; }\n`;

const addDirective = (text: string): string => `'use client';\n${text}`;

/** A package, components, and pages of the first build. */
export const base: Edits = merge(LIVE, {
  [COMES]: () => printComponent('Comes'),
  [GOES]: () => addDirective(printComponent('Goes')),
  [OTHER]: printPage(
    'Other',
    `import Comes from '@site/${PUBLIC}/Comes';\nimport Goes from '@site/${PUBLIC}/Goes';\n\n<Comes />\n\n<Goes />`,
  ),
  [LAST]: printPage('Last', '[The other page (1.2 MB)](./other.mdx)'),
  // A remark plugin that adds a paragraph to every page.
  'node_modules/site-mark/index.js': () =>
    `module.exports = () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${BEFORE}' }] }); };`,
  'docusaurus.config.js': replace(
    "  favicon: 'img/state.svg',",
    "  presets: [['classic', { ...site.presets[0][1], docs: { ...site.presets[0][1].docs, remarkPlugins: [require('site-mark')] } }]],\n  favicon: 'img/state.svg',",
  ),
});

/** A component whose style sheet isn't on any other page of the fixture. */
const INSTALL = `
import Install from '@site/src/components/public/Install';

<Install name="@firebolt-js/sdk@1.0.0" />
`;

/** Edits to sources; webpack reads the other modules from its cache. */
export const edits: Edits = {
  [GUIDE]: (text) =>
    `${replace('title: Guide', 'title: Renamed\nlast_update: { date: 2020-01-02 }')(text)}\n${AFTER}\n${INSTALL}`,
  [COMES]: addDirective,
  [GOES]: removeDirective,
  [`${DOCS}/api/openrpc.json`]: replace(SUMMARY, 'Tells the account.'),
  'src/components/api/changes.module.css': replace(
    '.changes {',
    '.changes {\n  color: inherit;',
  ),
  'src/components/api/Method.tsx': replace(
    "resultTitle = 'Result'",
    `resultTitle = '${AFTER}'`,
  ),
};

/** Strings that each page contains after the edits. */
export const expected: Readonly<Record<string, readonly string[]>> = {
  [GUIDE_PAGE]: [AFTER, BEFORE],
  'sitemap.xml': ['<lastmod>2020-01-02</lastmod>'],
  'docs/other/index.html': [`data-client="${PUBLIC}/Comes"`, '<p>Goes.</p>'],
  [ACCOUNT_PAGE]: ['Renamed', 'Tells the account.', AFTER],
};
