import { expect, test } from 'vitest';
import { buildIndex } from '@site/src/plugins/content/search/buildIndex';
import type { SearchRecord } from '@site/src/plugins/content/search/record';

const version = { name: '1.0.0', label: '1.0.0', path: '/docs/' };

const section: SearchRecord = {
  id: 'section a/#b',
  kind: 'section',
  name: 'B',
  path: 'a/#b',
  text: 'Text.',
};

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
  const page: SearchRecord = { ...section, kind: 'page', text: '' };
  expect(names([page])).toEqual([
    expect.stringMatching(/^symbols-/),
    'manifest.json',
  ]);
});
