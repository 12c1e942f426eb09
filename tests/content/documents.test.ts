import fs from 'node:fs';
import rsort from 'semver/functions/rsort';
import { describe, expect, test } from 'vitest';
import { getSchemaPage } from '@site/src/openrpc';
import { getDocsDir, getDocument, VERSIONS } from './versions';
import { listFiles } from '../../src/plugins/shared/listFiles';

test('lists the versions from the newest to the oldest', () => {
  expect(VERSIONS.length).toBeGreaterThanOrEqual(7);
  expect(VERSIONS).toEqual(rsort([...VERSIONS]));
});

test('has a folder and a sidebar for each version, and no other', () => {
  const names = VERSIONS.map((v) => `version-${v}`).sort();
  expect(fs.readdirSync('versioned_docs').sort()).toEqual(names);
  expect(fs.readdirSync('versioned_sidebars').sort()).toEqual(
    names.map((name) => `${name}-sidebars.json`).sort(),
  );
});

// `history.test.ts` lists what later versions changed.
test('the oldest version describes the whole API', () => {
  const { methods, components, ...document } = getDocument('0.5.3');
  const events = methods.filter((m) => m['x-event'] !== undefined);
  expect({
    modules: document['x-modules'].length,
    methods: methods.length - events.length,
    events: events.length,
    schemas: Object.keys(components.schemas).length,
  }).toEqual({ modules: 13, methods: 75, events: 14, schemas: 94 });
});

describe.each(VERSIONS)('%s', (version) => {
  // `getDocument` also checks the meta-schema, references, examples, and texts.
  const document = getDocument(version);

  test('gives no two users of a type the same name', () => {
    const pages = document['x-schema-pages'].map(({ name }) =>
      getSchemaPage({ document, basePath: '/' }, name),
    );
    for (const { name, usedBy } of pages.flatMap(({ schemas }) => schemas)) {
      const texts = usedBy.map(({ text }) => text);
      expect(texts, name).toEqual([...new Set(texts)]);
    }
  });

  test('reads its own data only', () => {
    const dir = getDocsDir(version);
    const files = listFiles(dir).filter((file) => file.endsWith('.mdx'));
    const foreign = files.filter((file) =>
      /from ['"]@site\/(docs|versioned_docs)/.test(
        fs.readFileSync(`${dir}/${file}`, 'utf8'),
      ),
    );
    expect(files.length).toBeGreaterThan(30);
    expect(foreign).toEqual([]);
  });
});
