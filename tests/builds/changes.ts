import { replace, type Edits } from './fixtureSite';

const GUIDE = 'versioned_docs/version-1.0.0/guide.mdx';
export const GUIDE_PAGE = 'docs/guide/index.html';
/** The guide links to its file. */
const OTHER = 'versioned_docs/version-1.0.0/other.mdx';
const LAST = 'versioned_docs/version-1.0.0/last.mdx';
const MORE = 'versioned_docs/version-1.0.0/more.mdx';
const DOCUMENT = 'versioned_docs/version-1.0.0/api/openrpc.json';
export const ACCOUNT_PAGE = 'docs/api/Account/index.html';
const CONFIG = 'docusaurus.config.js';
const PACKAGE = 'node_modules/site-mark/index.js';

/** In the API description. */
export const SUMMARY = 'Returns the id of the account.';

export const BEFORE = 'MARK ONE';
const AFTER = 'MARK TWO';

/** A package that adds a text to every page, as a remark plugin. */
const printPackage = (mark: string): string =>
  `module.exports = () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${mark}' }] }); };`;

const printPage = (title: string): string =>
  `---\ntitle: ${title}\ndescription: A page that is there in one build, and in no other one.\n---\n\n${title}.\n`;

/** A package and pages that the first build has, too. */
export const base: Edits = {
  [OTHER]: () => printPage('Other'),
  [LAST]: () => printPage('Last'),
  [GUIDE]: (text) => `${text}\n[The other page](./other.mdx)\n`,
  [PACKAGE]: () => printPackage(BEFORE),
  [CONFIG]: replace(
    "  favicon: 'img/state.svg',",
    "  presets: [['classic', { ...site.presets[0][1], docs: { ...site.presets[0][1].docs, remarkPlugins: [require('site-mark')] } }]],\n  favicon: 'img/state.svg',",
  ),
};

/** Has a style sheet that no other page of the fixture has. */
const INSTALL = `
import Install from '@site/src/components/public/Install';

<Install name="@firebolt-js/sdk@1.0.0" />
`;

export interface Change {
  readonly edits: Edits;
  /** What each page must show. */
  readonly expected: Readonly<Record<string, readonly string[]>>;
}

/** What pages are made from: webpack's cache has all but these. */
export const sources: Change = {
  edits: {
    [GUIDE]: (text) =>
      `${replace('title: Guide', 'title: Renamed')(text)}\n${AFTER}\n${INSTALL}`,
    [DOCUMENT]: replace(SUMMARY, 'Tells the account.'),
    // Tools load it, too.
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
    [ACCOUNT_PAGE]: ['Renamed', 'Tells the account.', AFTER],
  },
};

/** Which pages there are: one more, one deleted, one at another address. */
export const addresses: Change = {
  edits: {
    [MORE]: () => printPage('More'),
    [OTHER]: replace('title: Other', 'title: Other\nslug: /moved'),
    [LAST]: () => undefined,
  },
  expected: {
    'docs/more/index.md': ['More'],
    [GUIDE_PAGE]: ['href="/firebolt-documentation/docs/moved/"'],
  },
};

/** What makes the modules: a package. */
export const makers: Change = {
  edits: {
    [PACKAGE]: () => printPackage(AFTER),
    'package-lock.json': () => '{ "packages": { "site-mark": "2.0.0" } }',
  },
  expected: { [GUIDE_PAGE]: [AFTER] },
};
