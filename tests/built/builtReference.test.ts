import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OpenRpcDocument, Schema } from '../../src/openrpc/document/types';
import { unescapeMarkup } from '../../src/text/unescapeMarkup';
import { getBuiltDir, getDocsDir, VERSIONS } from '../content/versions';
import { findAll } from '../findAll';
import { readJson } from '../readJson';
import { SHOWN, readPage } from './builtSite';

// Compares reference pages directly with the version's `openrpc.json`. These tests don't
// use `src/openrpc`, because it generates the pages.

/** A heading, and the text up to the next heading. */
interface Section {
  readonly heading: string;
  readonly text: string;
}

const readHtml = (folder: string): string =>
  fs.readFileSync(`${folder}/index.html`, 'utf8');

const toPlainText = (html: string): string =>
  unescapeMarkup(html.replace(/<[^>]+>/g, ' '));

function readSections(html: string): readonly Section[] {
  const [article = ''] = /<article.*?<\/article>/s.exec(html) ?? [];
  const parts = article.split(/(?=<h[23][^>]*\bid=")/).slice(1);
  return parts.map((part) => ({
    heading: (/<h[23][^>]*>(.*?)<(?:a|\/h)/.exec(part)?.[1] ?? '')
      .replace(/<[^>]+>/g, '')
      .trim(),
    text: toPlainText(part),
  }));
}

/** Names of fields, including nested ones, and values of enumerations. */
function listWords(document: OpenRpcDocument, schema: Schema): string[] {
  return [schema.items ?? schema].flat().flatMap((inner) => {
    const shared = (inner.allOf ?? []).map((part) => {
      const key = part.$ref?.split('/').pop() ?? '';
      return document.components.schemas[key] ?? part;
    });
    const fields = inner.properties ?? {};
    return [
      ...(inner.enum ?? []).map(String),
      ...Object.keys(fields),
      ...[...Object.values(fields), ...shared].flatMap((part) =>
        listWords(document, part),
      ),
    ];
  });
}

/** The words that the section below each heading must contain. */
type Expected = readonly (readonly [
  heading: string,
  words: readonly string[],
])[];

const listMembers = (document: OpenRpcDocument, module: string): Expected =>
  document.methods
    .filter((method) => method['x-module'] === module)
    .map((method) => {
      const named = method['x-js-params'];
      const hasParams =
        method['x-event'] === undefined || method['x-js-forms'].length === 0;
      const params = method.params
        .map(({ name }) => name)
        .filter((name) => hasParams && (named?.includes(name) ?? true));
      const words = method.deprecated ? [...params, 'Deprecated'] : params;
      return [method['x-event'] ?? method.name.replace(/^\w+\./, ''), words];
    });

const listSchemas = (
  document: OpenRpcDocument,
  belongs: (schema: Schema) => boolean,
): Expected =>
  Object.entries(document.components.schemas)
    .filter(([, schema]) => belongs(schema))
    .map(([key, schema]) => [
      schema['x-name'] ?? key,
      listWords(document, schema),
    ]);

const findMissing = (
  sections: readonly Section[],
  expected: Expected,
): readonly string[] =>
  expected.flatMap(([heading, words]) => {
    const its = sections.filter((section) => section.heading === heading);
    if (its.length === 0) return [heading];
    return words
      .filter((word) => !its.some(({ text }) => text.includes(word)))
      .map((word) => `${heading}: ${word}`);
  });

/** Headings on every module page. */
const FIXED =
  /^(?:Overview|Usage|Methods|Events|Sent by the SDK itself|listen|once|clear|Additional methods|Schemas|Types)$/;

describe.each(VERSIONS)('the built reference of %s', (version) => {
  const folder = `${getDocsDir(version)}/api`;
  const document = readJson(`${folder}/openrpc.json`) as OpenRpcDocument;
  const built = `${getBuiltDir(version)}/api`;
  const modules = document['x-modules'].map(({ name }) => name);

  test('has an overview with every module, and with its files', () => {
    const html = readHtml(built);
    for (const name of modules) expect(html).toContain(`/api/${name}/"`);
    for (const file of ['openrpc.json', 'firebolt.d.ts'])
      expect(html).toContain(`href="${file}"`);
  });

  test('runs its samples with the data of its SDK', () => {
    const data = readJson(`build/js/run/${version}.json`) as {
      readonly document: OpenRpcDocument;
      readonly traits: object;
    };
    const listMethods = ({ info, methods }: OpenRpcDocument) => [
      info.version,
      ...methods.map(({ name }) => name),
    ];
    expect(listMethods(data.document)).toEqual(listMethods(document));
    expect(data.traits).toEqual(readJson(`${folder}/sdk.json`));
  });

  test.each([
    ...modules.map((name) => [name, 'x-module', name] as const),
    ...document['x-schema-pages'].map(
      ({ name }) => [`schemas/${name}`, 'x-schema-page', name] as const,
    ),
  ])(
    'shows all of %s and nothing else, also in its contents',
    (path, key, name) => {
      const html = readHtml(`${built}/${path}`);
      const sections = readSections(html);
      const headings = sections.map(({ heading }) => heading);
      const expected = [
        ...(key === 'x-module' ? listMembers(document, name) : []),
        ...listSchemas(document, (schema) => schema[key] === name),
      ];
      expect(expected.length).toBeGreaterThan(0);
      expect(findMissing(sections, expected)).toEqual([]);
      expect(headings.filter((heading) => !FIXED.test(heading)).sort()).toEqual(
        expected.map(([heading]) => heading).sort(),
      );
      const contents = findAll(
        html,
        /table-of-contents__link[^>]*>(.*?)<\/a>/g,
      );
      expect(contents.map((text) => text.replace(/<[^>]+>/g, ''))).toEqual(
        headings,
      );
    },
  );
});

/** Expected text for each type of section; spaces are ignored. */
const SAID: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'docs/api/Device#audio': [
    'Device.audio(): Promise<AudioProfiles>',
    'Device.audio(subscriber: (value: AudioProfiles) => void): Promise<number>',
  ],
  // The signature comes first. A symbol that never changed has no history.
  'docs/api/Device#make': [
    /^make.?Device\.make\(/,
    /^(?!.*(?:Ineveryversion|Since))/,
  ],
  'docs/api/Device#network': [
    /Returnswhetherthedeviceisonline.*·changedin/,
    'state is now required',
  ],
  'docs/api/Device#once': ['once alone never starts delivery'],
  'docs/0.7.0/api/Device#once': [/^(?!.*neverstartsdelivery)/],
  'docs/api/Metrics#action': ['at most 256 characters', 'required'],
  'docs/api/Accessibility#closedCaptions': [
    /Deprecatedsince0\.6\.0\..*Accessibility\.closedCaptionsSettings\(\)/,
  ],
  'docs/api/Accessibility#closedCaptionsSettings': [
    'Since 0.6.0-alpha.2',
    '– 0.5.3 lacks it – 0.6.0-alpha.1 lacks it 0.6.0-alpha.2 0.6.0 0.6.1 0.7.0 0.8.0',
  ],
  'docs/0.5.3/api/Device#deviceNameChanged': [
    'In every version · deprecated since 0.6.0 · use Device.name()',
  ],
  'docs/0.6.0-alpha.2/api/SecureStorage#get': ['removed in 0.6.0'],
  'docs/0.6.0/changelog#Every API change in this version': [
    /SecureStorage.*removed/,
  ],
};

test.each(Object.entries(SAID))('%s says what it must', (place, texts) => {
  const [page, heading] = place.split('#');
  const sections = readSections(readHtml(`build/${page}`));
  const section = sections.find((one) => one.heading === heading);
  const said = section?.text.replace(/\s+/g, '');
  for (const text of texts) {
    if (text instanceof RegExp) expect(said).toMatch(text);
    else expect(said).toContain(text.replaceAll(' ', ''));
  }
});

test('what is true of all methods is said once', () => {
  const text = toPlainText(readHtml('build/docs/api/Device'));
  expect(text.match(/rejects with a\s+FireboltError/g)).toHaveLength(1);
});

test('an old version is called by its number, and leads to the newest', () => {
  expect(readHtml('build/docs/0.5.3/api/Device')).toContain(
    'Documentation for <b>0.5.3</b>, no longer maintained. See the <b><a href="/firebolt-documentation/docs/api/Device/">latest version</a></b> (0.8.0).',
  );
});

test('each version is compared with the one before, without scripts', () => {
  expect(readHtml('build/compare')).toMatch(
    />0\.6\.0-alpha\.2 → 0\.6\.0:(?:(?!<details)[^])*<h4 class="[^"]*">SecureStorage</,
  );
});

const BLOB = 'https://github.com/rdkcentral/firebolt-documentation/blob/main/';

/** A symbol's heading, and the edit link below it. */
const SYMBOL =
  /<section[^>]*aria-label="([^"]*)"(?:(?!<section)[^])*?href="([^"]*openrpc\.json)#L(\d+)">Edit this text</g;

test.each(VERSIONS)(
  'the reference of %s leads from each symbol to its line, and from each page to its text',
  (version) => {
    const file = `${getDocsDir(version)}/api/openrpc.json`;
    const lines = fs.readFileSync(file, 'utf8').split('\n');
    let symbols = 0;
    let generated = 0;
    for (const page of SHOWN) {
      if (page.place?.version !== version) continue;
      if (!page.place.path.startsWith('api/')) continue;
      const html = readPage(page.path);
      for (const [, label = '', url, line] of html.matchAll(SYMBOL)) {
        expect(url).toBe(BLOB + file);
        const text = lines[Number(line) - 1] ?? '';
        // In the file, events and types have different names, such as `onAudioChanged`.
        const name = label.replace(/ type$/, '').replace(/\W.*$/, '');
        expect(text.toLowerCase(), label).toContain(name.toLowerCase());
        symbols += 1;
      }
      const top = /href="([^"]*)">Edit on GitHub</.exec(html)?.[1];
      const foot = /href="([^"]*)"[^>]*>Edit this page</.exec(html)?.[1];
      expect(top).toMatch(/^https:\/\/github\.com\//);
      expect(foot).toBe(top);
      const [, line] = /openrpc\.json#L(\d+)$/.exec(top ?? '') ?? [];
      if (line === undefined) continue;
      const name = path.basename(page.path);
      expect(lines[Number(line) - 1]).toContain(`"name": "${name}"`);
      generated += 1;
    }
    expect(symbols).toBeGreaterThan(180);
    expect(generated).toBeGreaterThan(18);
  },
);
