import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getBuiltDir, VERSIONS } from '../content/versions';

/*
 * What a page of the reference shows is held against `openrpc.json` as it lies in
 * the folder of the version. Nothing of `src/openrpc` is asked: it made the page.
 */

interface RawSchema {
  readonly $ref?: string;
  readonly allOf?: readonly RawSchema[];
  readonly properties?: Readonly<Record<string, RawSchema>>;
  readonly items?: RawSchema;
  readonly enum?: readonly unknown[];
  readonly 'x-name'?: string;
  readonly 'x-module'?: string;
  readonly 'x-schema-page'?: string;
}

interface RawMethod {
  readonly name: string;
  readonly deprecated?: boolean;
  readonly params: readonly { readonly name: string }[];
  readonly 'x-module': string;
  readonly 'x-event'?: string;
  readonly 'x-js-params'?: readonly string[];
  readonly 'x-js-forms': readonly string[];
}

interface RawDocument {
  readonly methods: readonly RawMethod[];
  readonly components: {
    readonly schemas: Readonly<Record<string, RawSchema>>;
  };
  readonly 'x-modules': readonly { readonly name: string }[];
  readonly 'x-schema-pages': readonly { readonly name: string }[];
}

/** A heading, and the text from it to the next one. */
interface Section {
  readonly heading: string;
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const toPlainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#x27|quot|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '');

function readSections(file: string): readonly Section[] {
  const html = fs.readFileSync(file, 'utf8');
  const article = html.slice(
    html.indexOf('<article'),
    html.indexOf('</article>'),
  );
  const parts = article.split(/(?=<h[23][^>]*\bid=")/).slice(1);
  return parts.map((part) => ({
    heading: (/<h[23][^>]*>(.*?)<(?:a|\/h)/.exec(part)?.[1] ?? '')
      .replace(/<[^>]+>/g, '')
      .trim(),
    text: toPlainText(part),
  }));
}

/** Names of fields, also of nested ones, and values of enumerations. */
function listWords(document: RawDocument, schema: RawSchema): string[] {
  const inner = schema.items ?? schema;
  const shared = (inner.allOf ?? []).map((part) => {
    const key = part.$ref?.split('/').pop() ?? '';
    return document.components.schemas[key] ?? part;
  });
  return [
    ...(inner.enum ?? []).map(String),
    ...Object.keys(inner.properties ?? {}),
    ...[...Object.values(inner.properties ?? {}), ...shared].flatMap((part) =>
      listWords(document, part),
    ),
  ];
}

/** What the section of a heading must say. */
type Expected = readonly (readonly [
  heading: string,
  words: readonly string[],
])[];

const getName = (method: RawMethod): string =>
  method['x-event'] ?? method.name.replace(/^\w+\./, '');

function listMembers(document: RawDocument, module: string): Expected {
  return document.methods
    .filter((method) => method['x-module'] === module)
    .map((method) => {
      const named = method['x-js-params'];
      const params = method.params
        .map(({ name }) => name)
        .filter((name) => named?.includes(name) ?? true);
      const hasParams =
        method['x-event'] === undefined || method['x-js-forms'].length === 0;
      return [
        getName(method),
        [
          ...(hasParams ? params : []),
          ...(method.deprecated ? ['Deprecated'] : []),
        ],
      ];
    });
}

const listSchemas = (
  document: RawDocument,
  belongs: (schema: RawSchema) => boolean,
): Expected =>
  Object.entries(document.components.schemas)
    .filter(([, schema]) => belongs(schema))
    .map(([key, schema]) => [
      schema['x-name'] ?? key,
      listWords(document, schema),
    ]);

/** What a page lacks of what it must show. */
function findMissing(
  sections: readonly Section[],
  expected: Expected,
): string[] {
  return expected.flatMap(([heading, words]) => {
    const texts = sections
      .filter((section) => section.heading === heading)
      .map(({ text }) => text);
    return texts.length === 0
      ? [heading]
      : words
          .filter((word) => !texts.some((text) => text.includes(word)))
          .map((word) => `${heading}: ${word}`);
  });
}

/** Headings that are of every module. */
const FIXED = [
  'Overview',
  'Usage',
  'Methods',
  'Events',
  'Sent by the SDK itself',
  'listen',
  'once',
  'clear',
  'Additional methods',
  'Schemas',
  'Types',
];

const getHeadings = (expected: Expected): readonly string[] =>
  expected.map(([heading]) => heading).sort();

describe.each(VERSIONS)('the built reference of %s', (version) => {
  const document = JSON.parse(
    fs.readFileSync(
      `versioned_docs/version-${version}/api/openrpc.json`,
      'utf8',
    ),
  ) as RawDocument;
  const read = (path: string): readonly Section[] =>
    readSections(`${getBuiltDir(version)}/api/${path}/index.html`);

  test.each(document['x-modules'].map((m) => m.name))(
    'shows all of %s and nothing else',
    (module) => {
      const sections = read(module);
      const expected = [
        ...listMembers(document, module),
        ...listSchemas(document, (s) => s['x-module'] === module),
      ];
      expect(expected.length).toBeGreaterThan(0);
      expect(findMissing(sections, expected)).toEqual([]);
      const others = sections.filter(({ heading }) => !FIXED.includes(heading));
      expect(others.map(({ heading }) => heading).sort()).toEqual(
        getHeadings(expected),
      );
    },
  );

  test.each(document['x-schema-pages'].map((p) => p.name))(
    'shows all types of %s and nothing else',
    (page) => {
      const sections = read(`schemas/${page}`);
      const expected = listSchemas(
        document,
        (s) => s['x-schema-page'] === page,
      );
      expect(findMissing(sections, expected)).toEqual([]);
      expect(sections.map(({ heading }) => heading).sort()).toEqual(
        getHeadings(expected),
      );
    },
  );
});
