import { expect, test } from 'vitest';
import {
  buildIndex,
  mergeRecords,
} from '@site/src/plugins/content/search/buildIndex';
import type { SearchRecord } from '@site/src/plugins/content/search/record';

const record = (changes: Partial<SearchRecord> = {}): SearchRecord => ({
  id: 'method Device.size',
  kind: 'method',
  name: 'size',
  parent: 'Device',
  path: 'api/Device/#size',
  summary: 'Returns the size.',
  text: 'Long.',
  ...changes,
});

const merge = (...versions: readonly (readonly SearchRecord[])[]) =>
  mergeRecords(
    versions.map((records, i) => ({
      version: { name: `${i}`, label: `${i}`, path: `/docs/${i}/` },
      records,
    })),
  );

test('equal records of several versions are one', () => {
  expect(merge([record()], [], [record({ keywords: ['wide'] })])).toEqual({
    entries: [
      {
        kind: 'method',
        name: 'size',
        parent: 'Device',
        variants: [
          {
            versions: [0, 2],
            path: 'api/Device/#size',
            summary: 'Returns the size.',
          },
        ],
      },
    ],
    texts: ['Long.'],
  });
});

test('a record that differs in its text alone is a variant', () => {
  const { entries, texts } = merge([record()], [record({ text: 'Other.' })]);
  expect(entries).toHaveLength(1);
  expect(entries[0]?.variants.map((v) => v.versions)).toEqual([[0], [1]]);
  expect(texts).toEqual(['Long.', 'Other.']);
});

test('two records of one id in one version stay two', () => {
  const { entries } = merge([record(), record({ path: 'api/Device/#size-1' })]);
  expect(entries.map((entry) => entry.variants[0]?.path)).toEqual([
    'api/Device/#size',
    'api/Device/#size-1',
  ]);
});

const version = { name: '1.0.0', label: '1.0.0', path: '/docs/' };

const section = record({ kind: 'section' });

const names = (records: readonly SearchRecord[]): string[] =>
  Object.keys(buildIndex([{ version, records }]));

test('names of files follow their content', () => {
  const [symbols, texts, manifest] = names([section]);
  expect(symbols).toMatch(/^symbols-[0-9a-f]{8}\.json$/);
  expect(texts).toMatch(/^texts-[0-9a-f]{8}\.json$/);
  expect(manifest).toBe('manifest.json');
  expect(names([section])).toEqual([symbols, texts, manifest]);
  const [sameSymbols, otherTexts] = names([{ ...section, text: 'Other.' }]);
  expect(sameSymbols).toBe(symbols);
  expect(otherTexts).not.toBe(texts);
});

test('without built pages there are no texts', () => {
  const page = record({ kind: 'page', text: '' });
  expect(names([page])).toEqual([
    expect.stringMatching(/^symbols-/),
    'manifest.json',
  ]);
});
