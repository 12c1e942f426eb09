import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createFixtureSite,
  replace,
  type Edits,
  type FixtureSite,
} from './fixtureSite';

/** Each build takes seconds, but other tests may run at the same time. */
const TIMEOUT = 300_000;

const DOCS = 'versioned_docs/version-1.0.0';
const GUIDE = `${DOCS}/guide.mdx`;
const ACCOUNT = `${DOCS}/api/Account.mdx`;
const DOCUMENT = `${DOCS}/api/openrpc.json`;
const SIDEBARS = 'versioned_sidebars/version-1.0.0-sidebars.json';
const CONFIG = 'docusaurus.config.js';

interface Fault {
  readonly name: string;
  readonly edits: Edits;
  readonly error: string;
}

const faults: readonly Fault[] = [
  {
    name: 'a Markdown link to a missing page',
    edits: { [GUIDE]: replace('./api/Account.mdx', './api/Acount.mdx') },
    error: `Docs markdown link couldn't be resolved: (./api/Acount.mdx) in "${GUIDE}" for version 1.0.0`,
  },
  {
    name: 'links to missing headings',
    edits: {
      [GUIDE]: (text) =>
        replace(
          '#first-step',
          '#first-stp',
        )(replace('Account.mdx#id', 'Account.mdx#uid')(text)),
    },
    error: [
      `${GUIDE} → /firebolt-documentation/docs/api/Account/#uid: the page has no element with this id. Did you mean "id"? Correct the link, or give the heading that id: ## Heading {#uid}.`,
      `${GUIDE} → /firebolt-documentation/docs/guide/#first-stp: the page has no element with this id. Did you mean "first-step"? Correct the link, or give the heading that id: ## Heading {#first-stp}.`,
    ].join('\n'),
  },
  {
    name: 'an openrpc.json that is not JSON',
    edits: { [DOCUMENT]: replace('"1.2.4",', '"1.2.4"') },
    error: `${DOCUMENT}#: malformed JSON: Expected ',' or '}' after property value in JSON at position 25`,
  },
  {
    name: 'an openrpc.json that is not OpenRPC',
    edits: { [DOCUMENT]: replace('"params": []', '"params": 0') },
    error: `${DOCUMENT}#/methods/0/params: not valid OpenRPC: must be array. Follow https://spec.open-rpc.org.`,
  },
  {
    name: 'a reference to an unknown schema',
    edits: { [DOCUMENT]: replace('schemas/Id"', 'schemas/Idd"') },
    error: `${DOCUMENT}#/methods/0/result/schema/$ref: unknown schema "Idd". Did you mean "Id"? Define it under components.schemas.`,
  },
  {
    name: 'an example that does not fit its schema',
    edits: { [DOCUMENT]: replace('"value": "123"', '"value": 123') },
    error: `${DOCUMENT}#/methods/0/examples/0/result/value: the example does not fit /methods/0/result/schema: must be string. Correct the example or the schema.`,
  },
  {
    name: 'a page of an unknown module',
    edits: { [ACCOUNT]: replace('module=Account', 'module=Acount') },
    error: `${ACCOUNT}: import of openrpc.json?module=Acount: unknown module "Acount". Did you mean "Account"?`,
  },
  {
    name: 'a version without its document',
    edits: { [DOCUMENT]: () => undefined },
    error: `${DOCUMENT}: not found. Every version has its API description there; restore it, or take the version out of versions.json.`,
  },
  {
    name: 'a version without its folder',
    edits: { 'versions.json': () => '["1.0.0", "0.9.0"]' },
    error:
      'The docs folder does not exist for version "0.9.0". A docs folder is expected to be found at versioned_docs/version-0.9.0.',
  },
  {
    name: 'a document of another version than its folder',
    edits: { [DOCUMENT]: replace('"version": "1.0.0"', '"version": "1.0.1"') },
    error: `${DOCUMENT}#/info/version: "1.0.1" differs from the folder's version "1.0.0". Set it to "1.0.0".`,
  },
  {
    name: 'an image without a text alternative',
    edits: { [GUIDE]: replace('![The state after the first step]', '![]') },
    error: `${GUIDE}:10: the image /img/state.svg has no text alternative. Say what it shows: ![text](/img/state.svg). If it only decorates: <img src="…" alt="" />.`,
  },
  {
    name: 'a description that says too little',
    edits: { [GUIDE]: replace('which is all that the tests need.', '') },
    error: `${GUIDE}:3: the description has 33 characters. Write 50 to 170: search results cut longer ones, and shorter ones say too little.`,
  },
  {
    name: 'a page without a title',
    edits: { [GUIDE]: replace('title: Guide\n', '') },
    error: `${GUIDE}:1: the front matter has no title. Add one, as navigation and search show it: title: Deep Linking.`,
  },
  {
    name: 'a navbar item of an unknown sidebar',
    edits: { [CONFIG]: replace("sidebarId: 'docs'", "sidebarId: 'dcos'") },
    error:
      'docusaurus.config.ts: navbar item "Docs": version 1.0.0 has no sidebar "dcos". Did you mean "docs"? Correct the sidebarId, or add the sidebar to that version.',
  },
  {
    name: 'a navbar item of an unknown type',
    edits: { [CONFIG]: replace("'docSidebar'", "'docSidebr'") },
    error: 'Bad navbar item type docSidebr',
  },
  {
    name: 'a sidebar with an unknown page',
    edits: { [SIDEBARS]: replace('"guide"', '"guid"') },
    error: `Invalid sidebar file at "${SIDEBARS}".\nThese sidebar document ids do not exist:\n- guid\n`,
  },
  {
    name: 'two pages at one address',
    edits: {
      [GUIDE]: replace('title: Guide', 'title: Guide\nslug: /api/Account'),
    },
    error:
      'Duplicate routes found!\n- Attempting to create page at /firebolt-documentation/docs/api/Account/, but a page already exists at this route.',
  },
];

describe('the build', { timeout: TIMEOUT }, () => {
  let site: FixtureSite;
  let first: ReturnType<FixtureSite['readBuild']>;

  beforeAll(() => {
    site = createFixtureSite();
  });

  afterAll(() => {
    site.remove();
  });

  it('succeeds without faults', () => {
    const { succeeds, output } = site.build();
    expect(succeeds, output).toBe(true);
    first = site.readBuild();
    expect(Object.keys(first).length).toBeGreaterThan(20);
  });

  it.each(faults)('refuses $name', ({ edits, error }) => {
    const { succeeds, output } = site.build(edits);
    expect(output).toContain(error);
    expect(succeeds).toBe(false);
  });

  it('makes the same files of the same source, to the byte', () => {
    site.build();
    expect(site.readBuild()).toEqual(first);
  });
});
