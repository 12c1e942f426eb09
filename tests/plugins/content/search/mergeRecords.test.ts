import { expect, test } from 'vitest';
import { mergeRecords } from '@site/src/plugins/content/search/buildIndex';
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
