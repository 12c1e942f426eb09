import { replace, type Edits } from './fixtureSite';

const DOCS = 'versioned_docs/version-1.0.0';
const GUIDE = `${DOCS}/guide.mdx`;
const ACCOUNT = `${DOCS}/api/Account.mdx`;
const DOCUMENT = `${DOCS}/api/openrpc.json`;
const SIDEBARS = 'versioned_sidebars/version-1.0.0-sidebars.json';
const CONFIG = 'docusaurus.config.js';

/** What is wrong, and all that the output says of it. */
export interface Fault {
  readonly name: string;
  readonly edits: Edits;
  readonly errors: readonly string[];
}

/** Edits one file more than once. */
const all =
  (...changes: readonly ((text: string) => string)[]) =>
  (text: string): string =>
    changes.reduce((changed, change) => change(changed), text);

/** Faults that stop core before it compiles anything. */
export const loadFaults: readonly Fault[] = [
  {
    name: 'what pages say of themselves, and a navbar item of an unknown sidebar',
    edits: {
      [GUIDE]: replace('which is all that the tests need.', ''),
      [ACCOUNT]: (text) => text.replace(/^title: .*\n/m, ''),
      [CONFIG]: replace("sidebarId: 'docs'", "sidebarId: 'dcos'"),
    },
    errors: [
      `${GUIDE}:3: the description has 33 characters. Write 50 to 170: search results cut longer ones, and shorter ones say too little.`,
      `${ACCOUNT}:1: the front matter has no title. Add one, as navigation and search show it: title: Deep Linking.`,
      'docusaurus.config.ts: navbar item "Docs": version 1.0.0 has no sidebar "dcos". Did you mean "docs"? Correct the sidebarId, or add the sidebar to that version.',
    ],
  },
  {
    name: 'settings that the site cannot follow',
    edits: {
      [CONFIG]: all(
        replace(
          "favicon: 'img/state.svg',",
          "favicon: 'img/state.svg',\n  trailingSlash: false,",
        ),
        replace(
          'themeConfig: {',
          "themeConfig: {\n    algolia: { appId: 'a', apiKey: 'b', indexName: 'c' },",
        ),
      ),
    },
    errors: [
      'docusaurus.config.ts: themeConfig.algolia: the site searches an index of its own',
      'docusaurus.config.ts: trailingSlash: false: each page is a folder',
    ],
  },
  {
    name: 'a wrong API description',
    edits: {
      [DOCUMENT]: all(
        replace('"version": "1.0.0"', '"version": "1.0.1"'),
        replace('schemas/Id"', 'schemas/Idd"'),
      ),
    },
    errors: [
      `${DOCUMENT}#/methods/0/result/schema/$ref: unknown schema "Idd". Did you mean "Id"? Define it under components.schemas.`,
    ],
  },
  {
    name: 'a version without its API description',
    edits: { [DOCUMENT]: () => undefined },
    errors: [
      `${DOCUMENT}: not found. Every version has its API description there; restore it, or take the version out of versions.json.`,
    ],
  },
  {
    name: 'a version without its folder',
    edits: { 'versions.json': () => '["1.0.0", "0.9.0"]' },
    errors: [
      'The docs folder does not exist for version "0.9.0". A docs folder is expected to be found at versioned_docs/version-0.9.0.',
    ],
  },
  {
    name: 'a navbar item of an unknown type',
    edits: { [CONFIG]: replace("'docSidebar'", "'docSidebr'") },
    errors: ['Bad navbar item type docSidebr'],
  },
  {
    name: 'a sidebar with an unknown page',
    edits: { [SIDEBARS]: replace('"guide"', '"guid"') },
    errors: [
      `Invalid sidebar file at "${SIDEBARS}".\nThese sidebar document ids do not exist:\n- guid\n`,
    ],
  },
  {
    name: 'two pages at one address',
    edits: {
      [`${DOCS}/more.mdx`]: () =>
        '---\ntitle: More\nslug: /api/Account\ndescription: A page at the address of another one, which must not be built.\n---\n',
    },
    errors: [
      'Duplicate routes found!\n- Attempting to create page at /firebolt-documentation/docs/api/Account/, but a page already exists at this route.',
    ],
  },
];

/** Faults that only a build finds. */
export const buildFaults: readonly Fault[] = [
  {
    name: 'a Markdown link to a missing page, and a page of an unknown module',
    edits: {
      [GUIDE]: replace('./api/Account.mdx', './api/Acount.mdx'),
      [ACCOUNT]: replace('module=Account', 'module=Acount'),
    },
    errors: [
      `Docs markdown link couldn't be resolved: (./api/Acount.mdx) in "${GUIDE}" for version 1.0.0`,
      `${ACCOUNT}: import of openrpc.json?module=Acount: unknown module "Acount". Did you mean "Account"?`,
    ],
  },
  {
    name: 'a component that a page does not import',
    edits: { [GUIDE]: (text) => `${text}\n<Missing />\n` },
    errors: [
      'could not render static page with path /docs/guide/',
      'ReferenceError: Missing is not defined',
    ],
  },
  {
    name: 'links to missing pages and headings',
    edits: {
      [GUIDE]: all(
        replace('#first-step', '#first-stp'),
        replace('Account.mdx#id', 'Account.mdx#uid'),
        // A link of a component: nothing resolves it before the page is made.
        (text) =>
          `${text}\n<a href="/firebolt-documentation/docs/giude/">guide</a>\n`,
      ),
    },
    errors: [
      `${GUIDE} → /firebolt-documentation/docs/giude/: there is no such page or file. Did you mean "docs/guide/"? Correct the link, or restore the page.`,
      `${GUIDE} → /firebolt-documentation/docs/api/Account/#uid: the page has no element with this id. Did you mean "id"? Correct the link, or give the heading that id: ## Heading {#uid}.`,
      `${GUIDE} → /firebolt-documentation/docs/guide/#first-stp: the page has no element with this id. Did you mean "first-step"? Correct the link, or give the heading that id: ## Heading {#first-stp}.`,
    ],
  },
];
