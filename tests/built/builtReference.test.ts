import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { OpenRpcDocument } from '@site/src/openrpc';
import {
  getModuleAnchors,
  getPageAnchors,
} from '@site/src/openrpc/pages/getAnchors';
import { getFields } from '@site/src/openrpc/pages/getFieldRows';
import { getValues } from '@site/src/openrpc/document/getValues';
import { getMemberName } from '@site/src/openrpc/document/getMemberName';
import {
  getMembers,
  getPageSchemas,
} from '@site/src/openrpc/document/getMembers';
import { resolveSchema } from '@site/src/openrpc/document/resolveSchema';
import { getJavaScriptParameters } from '@site/src/openrpc/document/getJavaScriptParameters';
import { getBuiltDir, getDocument, VERSIONS } from '../content/versions';

/** Sections of a built page: heading id → text up to the next heading. */
type Sections = ReadonlyMap<string, string>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

function toPlainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#x27|quot|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '');
}

function readSections(file: string): Sections {
  const html = fs.readFileSync(file, 'utf8');
  const article = html.slice(
    html.indexOf('<article'),
    html.indexOf('</article>'),
  );
  const parts = article.split(/(?=<h[23][^>]*\bid=")/).slice(1);
  return new Map(
    parts.map((part) => [
      /\bid="([^"]+)"/.exec(part)?.[1] ?? '',
      toPlainText(part),
    ]),
  );
}

/** Names that the section of each heading must show. */
type Expected = ReadonlyMap<string, readonly string[]>;

function getSchemaWords(document: OpenRpcDocument, key: string): string[] {
  const context = { document, basePath: '/' };
  const schema = { $ref: `#/components/schemas/${key}` };
  return [
    ...getFields(context, schema).map((field) => field.name),
    ...getValues(resolveSchema(document, schema)).map((value) => value.value),
  ];
}

function expectModule(document: OpenRpcDocument, module: string): Expected {
  const anchors = getModuleAnchors(document, module);
  const { methods, events, internal } = getMembers(document, module);
  return new Map([
    ...[...methods, ...events, ...internal].map(
      (method): [string, string[]] => [
        anchors.methods[method.name] ?? '',
        [
          getMemberName(method),
          ...(events.includes(method)
            ? []
            : getJavaScriptParameters(method).map((p) => p.name)),
          ...(method.deprecated ? ['Deprecated'] : []),
        ],
      ],
    ),
    ...Object.entries(anchors.schemas).map(([key, id]): [string, string[]] => [
      id,
      getSchemaWords(document, key),
    ]),
  ]);
}

function expectPage(document: OpenRpcDocument, page: string): Expected {
  const { schemas } = getPageAnchors(document, page);
  return new Map(
    getPageSchemas(document, page).map((key) => [
      schemas[key] ?? '',
      getSchemaWords(document, key),
    ]),
  );
}

/** What a page lacks of what it must show. */
function findMissing(sections: Sections, expected: Expected): string[] {
  return [...expected].flatMap(([id, words]) => {
    const text = sections.get(id);
    if (text === undefined) return [`#${id}`];
    return words
      .filter((word) => !text.includes(word))
      .map((w) => `#${id} ${w}`);
  });
}

const FIXED = [
  'overview',
  'usage',
  'methods',
  'events',
  'listen',
  'once',
  'clear',
  'additional-methods',
  'schemas',
];

describe.each(VERSIONS)('the built reference of %s', (version) => {
  const document = getDocument(version);
  const read = (path: string): Sections =>
    readSections(`${getBuiltDir(version)}/api/${path}/index.html`);

  test.each(document['x-modules'].map((m) => m.name))(
    'shows all of %s and nothing else',
    (module) => {
      const sections = read(module);
      const expected = expectModule(document, module);
      expect(expected.size).toBeGreaterThan(0);
      expect(findMissing(sections, expected)).toEqual([]);
      expect(
        [...sections.keys()].filter(
          (id) => !expected.has(id) && !FIXED.includes(id),
        ),
      ).toEqual([]);
    },
  );

  test.each(document['x-schema-pages'].map((p) => p.name))(
    'shows all types of %s and nothing else',
    (page) => {
      const sections = read(`schemas/${page}`);
      const expected = expectPage(document, page);
      expect(findMissing(sections, expected)).toEqual([]);
      expect([...sections.keys()].sort()).toEqual([...expected.keys()].sort());
    },
  );
});
