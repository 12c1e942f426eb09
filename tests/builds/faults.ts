import { LAST, OTHER } from './changes';
import { replace, type Edits } from './fixtureSite';
import { PUBLIC, removeDirective } from './liveSite';

const DOCS = 'versioned_docs/version-1.0.0';
const GUIDE = `${DOCS}/guide.mdx`;
const ACCOUNT = `${DOCS}/api/Account.mdx`;
const DOCUMENT = `${DOCS}/api/openrpc.json`;
const SIDEBARS = 'versioned_sidebars/version-1.0.0-sidebars.json';
const CONFIG = 'docusaurus.config.js';

const CHANGE = 'Change the ID, the slug, or the file name of one of them.';

interface ErrorCase {
  readonly name: string;
  readonly edits: Edits;
  readonly errors: readonly string[];
}

const all =
  (...changes: readonly ((text: string) => string)[]) =>
  (text: string): string =>
    changes.reduce((changed, change) => change(changed), text);

const append =
  (more: string) =>
  (text: string): string =>
    text + more;

/** A new page whose text starts on line 6. */
const printPage = (text: string) => () =>
  `---\ntitle: Wrong\ndescription: A page with something wrong that its author must be told.\n---\n\n${text}\n`;

/** Adds a byte order mark and CRLF, as some editors on Windows do. */
export const harmless: Edits = {
  [DOCUMENT]: (text) => `\ufeff${text}`,
  [GUIDE]: (text) =>
    `\ufeff${text}\n\`\`\`js\na();\n\`\`\`\n`.replaceAll('\n', '\r\n'),
};

/** Errors that stop a build before it compiles; `npm run content` also prints them. */
export const loadFaults: readonly ErrorCase[] = [
  {
    name: 'what pages say of themselves, and a navbar item of an unknown sidebar',
    edits: {
      [GUIDE]: replace('which is all that the tests need.', ''),
      [ACCOUNT]: (text) => text.replace(/^title: .*\n/m, ''),
      [CONFIG]: replace(
        "{ type: 'docSidebar', sidebarId: 'docs', label: 'Docs' }",
        "{ label: 'All', items: [{ type: 'docSidebar', sidebarId: 'dcos', label: 'Docs' }] }",
      ),
    },
    errors: [
      `${GUIDE}:3: the description has 33 characters. Write 50 to 170: search engines truncate longer descriptions, and shorter ones say too little.`,
      `${ACCOUNT}:1: the front matter lacks a title, which navigation and search show. Add one: title: Deep Linking.`,
      'docusaurus.config.ts: navbar item "Docs": version 1.0.0 has no sidebar "dcos". Did you mean "docs"? Correct the sidebarId, or add the sidebar to that version.',
    ],
  },
  {
    name: 'texts that readers would miss or meet in vain',
    edits: {
      [`${DOCS}/wrong.mdx`]: printPage(`## A {#same}

## B {#same}

[x](javascript:alert(1))

![far](https://far.example/a.png) and ![](/img/state.svg)

\`\`\`js
if (
\`\`\`

\`\`\`jsno run="9.9.9"
a();
\`\`\`

A\u202eB

## The \`same\`

## C {#the-same}

\ufffd`),
      [DOCUMENT]: all(
        replace('of the account."', 'of the \\u202e account."'),
        (text) =>
          text.replace(/"examples": \[[^]*?\n {6}\]\n/, '"examples": []\n'),
      ),
      [SIDEBARS]: replace(
        '"api/symbols"',
        '{ "type": "category", "label": "More", "link": { "type": "doc", "id": "guide" }, "items": ["api/symbols", "api/Account"] }',
      ),
      [`${DOCS}/open.mdx`]: printPage('Text.\n\n<div>\n\nMore.'),
      [`${DOCS}/missing.mdx`]: printPage('Text.\n\n<Missing />'),
    },
    errors: [
      `${DOCS}/wrong.mdx:8: the heading has the same id as the heading on line 6, so links to this heading would lead to the other one. Choose another id: ## Heading {#another-id}.`,
      `${DOCS}/wrong.mdx:10: the link javascript:alert(1) is a script or data URL, which the Content-Security-Policy blocks. Link to a page or a file. To run code on a click, use a client component.`,
      `${DOCS}/wrong.mdx:12: the image https://far.example/a.png is on another host, which the Content-Security-Policy blocks. Move the file to static/img, or add https://far.example to the option hosts.images of ./src/plugins/main in docusaurus.config.ts.`,
      `${DOCS}/wrong.mdx:12: the image /img/state.svg has no alt text. Describe it: ![text](/img/state.svg). If it is decorative: <img src="…" alt="" />.`,
      `${DOCS}/wrong.mdx:15: syntax error in the sample: Unexpected end of file`,
      `${DOCS}/wrong.mdx:18: unknown version "9.9.9"`,
      `${DOCS}/wrong.mdx:18: no syntax highlighting for "jsno". Did you mean "js"? Correct the language, add it to prism.additionalLanguages in docusaurus.config.ts, or set the language to "text".`,
      `${DOCS}/wrong.mdx:22: invisible character U+202E`,
      `${DOCS}/wrong.mdx:26: the heading has the same id as the heading on line 24`,
      `${DOCS}/wrong.mdx:28: character U+FFFD, which replaces bytes that aren't UTF-8. Save the file as UTF-8, and correct the text.`,
      `${DOCUMENT}:5: invisible character U+202E`,
      `${DOCUMENT}:14: account.id has no example`,
      ...['guide', 'api/Account'].map(
        (page) =>
          `${SIDEBARS}: sidebar "docs" lists the page "${page}" twice, so its "Next" link would be wrong. Delete one of the entries.`,
      ),
      `${DOCS}/open.mdx:8: the tag <div> isn't closed. Add </div>, or write <div /> if it is empty.`,
      `${DOCS}/missing.mdx:8: Missing isn't defined, so the page shows only its content. Import it above:`,
    ],
  },
  {
    name: 'settings that the site cannot follow, and what core would not name the file of',
    edits: {
      [GUIDE]: replace('title: Guide', 'title: Guide: first'),
      [ACCOUNT]: replace('title: ', 'draft: maybe\nkeywords: sign-in\ntitle: '),
      'versions.json': () => '["1.0.0", "1.0.0"]',
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
      `${GUIDE}:2: invalid front matter: incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line. Correct it. A string that contains a colon or starts with a special character needs quotes.`,
      `${ACCOUNT}:1: invalid front matter: "keywords" must be an array. "draft" must be a boolean. Correct it.`,
      'versions.json: lists "1.0.0" twice. Delete one of the entries.',
      'docusaurus.config.ts: themeConfig.algolia: the site has its own search index',
      "docusaurus.config.ts: trailingSlash: false isn't supported: each page is a folder",
    ],
  },
  {
    name: 'two pages of one id, and two at one address',
    edits: {
      [`${DOCS}/guide.md`]: printPage('Text.'),
      [`${DOCS}/more.mdx`]: () =>
        printPage('Text.')().replace('---\n', '---\nslug: /api/Account\n'),
    },
    errors: [
      `${GUIDE}: has the same id "guide" as ${DOCS}/guide.md. ${CHANGE}`,
      `${DOCS}/more.mdx: has the same address /firebolt-documentation/docs/api/Account/ as ${ACCOUNT}. ${CHANGE}`,
    ],
  },
  {
    name: 'a wrong API description',
    edits: { [DOCUMENT]: replace('schemas/Id"', 'schemas/Idd"') },
    errors: [
      `${DOCUMENT}#/methods/0/result/schema/$ref: unknown schema "Idd". Did you mean "Id"? Define it under components.schemas.`,
    ],
  },
  {
    name: 'an API description of another version',
    edits: { [DOCUMENT]: replace('"version": "1.0.0"', '"version": "1.0.1"') },
    errors: [
      `${DOCUMENT}#/info/version: "1.0.1" differs from the folder's version "1.0.0". Set it to "1.0.0".`,
    ],
  },
  {
    name: 'a version without its API description',
    edits: { [DOCUMENT]: () => undefined },
    errors: [
      `${DOCUMENT}: not found. Every version needs this API description. Restore the file, or remove the version from versions.json.`,
    ],
  },
  {
    name: 'versions that are not listed',
    edits: { 'versions.json': () => '{}' },
    errors: [
      'versions.json: not a list of versions. Write the names as strings',
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
    name: 'a build while another runs in the checkout',
    // The lock contains the ID of this test's process, which is running.
    edits: { '.docusaurus/build.lock': () => String(process.pid) },
    errors: [
      `.docusaurus/build.lock: another build (process ${process.pid}) is running in this checkout and writing the same files. Wait until it has finished. If no build is running, delete this file.`,
    ],
  },
];

const FOOTER = 'src/theme/Footer/Copyright/index.jsx';

/** Replaces the content of a page of the site. */
const write = (text: string) => (page: string) =>
  page.replace(/(?<=^---\n[^]*?\n---\n)[^]*/, `\n${text}\n`);

/**
 * Errors of compiling and rendering, and client components that can't work; one build
 * finds all of them. The list of pages stays, so that the build can use the cache.
 */
export const buildFaults: Omit<ErrorCase, 'name'> = {
  edits: {
    [GUIDE]: replace('./api/Account.mdx', './api/Acount.mdx'),
    [ACCOUNT]: replace('module=Account', 'module=Acount'),
    [LAST]: write('Text.\n\nexport const b = ;'),
    [OTHER]: write(
      "Text.\n\nexport const a = (() => {\n  throw new Error('boom');\n})();",
    ),
    [`${PUBLIC}/Counter.jsx`]: removeDirective,
    [FOOTER]: removeDirective,
    [`${DOCS}/far.mdx`]: write(
      'export const Dead = () => <b onClick={() => 1}>x</b>;\n\n<Dead />',
    ),
    [`${PUBLIC}/Doc.jsx`]: () =>
      "'use client';\nimport React from 'react';\nimport { useDoc } from '@docusaurus/theme-common/internal';\nexport default function Doc() { return <p>{useDoc().metadata.title}</p>; }\n",
    [`${DOCS}/api/symbols.mdx`]: write(
      `import Doc from '@site/${PUBLIC}/Doc';\n\n<Doc />`,
    ),
    'src/pages/index.md': () =>
      `import Label from '@site/${PUBLIC}/Label';\n\n<Label text={() => 1} />`,
    'src/pages/compare.md': () =>
      `import Asks from '@site/${PUBLIC}/Asks';\n\nText <Asks /> text.`,
    'src/pages/playground.md': () => '<b data-control="serach">x</b>',
    [`${PUBLIC}/Twice.jsx`]: () =>
      "'use client';\nimport React from 'react';\nexport default function Twice({ children }) { return <div>{children}{children}</div>; }\n",
    'src/pages/upgrade.md': () =>
      `import Twice from '@site/${PUBLIC}/Twice';\n\n<Twice>\n\nText\n\n</Twice>`,
  },
  errors: [
    `Docs markdown link couldn't be resolved: (./api/Acount.mdx) in "${GUIDE}" for version 1.0.0`,
    `${ACCOUNT}: import of openrpc.json?module=Acount: unknown module "Acount". Did you mean "Account"?`,
    `${LAST}:8: `,
    `${OTHER}:9: boom\nError: boom`,
    `${PUBLIC}/Counter.jsx:8: useState(), useEffect(), onClick=, onChange=, onKeyDown=: no effect here`,
    `${FOOTER}:6: useState(), onClick=: no effect here`,
    `${DOCS}/far.mdx:6: onClick=: no effect here, because React doesn't run this file in the browser. Move the component to a file that starts with 'use client', and import it.`,
    `<Label> of ${PUBLIC}/Label: its prop "text" is a function.`,
    `${PUBLIC}/Asks renders <section> inside <p>, which HTML doesn't allow`,
    `<Doc> of ${PUBLIC}/Doc: Hook useDoc is called outside the <DocProvider>.`,
    'unknown data-control="serach". Did you mean "search"? Add it to src/site/controls.ts and handle it in src/browser/controls.',
    `<Twice> of ${PUBLIC}/Twice renders its prop "children" twice`,
  ],
};

export const linkFaults: Omit<ErrorCase, 'name'> = {
  edits: {
    // No page is at the base URL.
    'src/pages/index.md': () => undefined,
    [GUIDE]: all(
      replace('#first-step', '#first-stp'),
      replace('Account.mdx#id', 'Account.mdx#uid'),
      // The link in a component is resolved only when the page is rendered.
      append('\n<a href="/firebolt-documentation/docs/giude/">guide</a>\n'),
    ),
  },
  errors: [
    '→ /firebolt-documentation/: page or file not found. Correct the link, or restore the page.',
    `${GUIDE} → /firebolt-documentation/docs/giude/: page or file not found. Did you mean "docs/guide/"? Correct the link, or restore the page.`,
    `${GUIDE} → /firebolt-documentation/docs/api/Account/#uid: the page has no element with this id. Did you mean "id"? Correct the link, or add the id to the heading: ## Heading {#uid}.`,
    `${GUIDE} → /firebolt-documentation/docs/guide/#first-stp: the page has no element with this id. Did you mean "first-step"? Correct the link, or add the id to the heading: ## Heading {#first-stp}.`,
  ],
};
