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

/** Number of modules, methods, events, and schemas in each released version. */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  '0.5.3': [13, 75, 14, 94],
  '0.6.0-alpha.1': [13, 75, 14, 94],
  '0.6.0-alpha.2': [14, 80, 24, 97],
  '0.6.0': [13, 77, 24, 96],
  '0.6.1': [13, 77, 24, 96],
  '0.7.0': [13, 77, 24, 96],
  '0.8.0': [13, 77, 24, 100],
};

test.each(Object.entries(COUNTS))(
  '%s describes the whole API',
  (version, n) => {
    const { methods, components, ...document } = getDocument(version);
    const events = methods.filter((m) => m['x-event'] !== undefined);
    expect([
      document['x-modules'].length,
      methods.length - events.length,
      events.length,
      Object.keys(components.schemas).length,
    ]).toEqual(n);
  },
);

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
