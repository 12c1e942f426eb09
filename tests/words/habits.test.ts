import { expect, test } from 'vitest';
import { findWords } from './findWords';
import { countHabits, getCountName, readBefore, REFUSED } from './habits';
import { readMarkdown } from './readLines';

const find = (page: string) =>
  findWords('page.mdx', readMarkdown(page), REFUSED).map(
    (found) => found.split('"')[1],
  );

test.each([
  ['This is a fault of the mock.', 'fault'],
  ['The app obeys, or else it ends.', 'obeys', 'or else'],
  ['Use it in place of the old one.', 'in place of'],
  ['Stop, else it fails.', ', else '],
  ['The file lies beside the page.', 'lies beside'],
  ['Playback goes on.', 'goes on'],
  ['The key with which it signs.', 'with which'],
  ['An ID is no proof.', 'is no proof'],
  ['The SDK has none.', 'has none'],
])('%s', (page, ...words) => {
  expect(find(page)).toEqual(words);
});

test.each([
  'Show short text without look-alike characters.',
  '`Module` stands for any module, and the mock stands in for the platform.',
  '- Which engine, in which version?',
  'There is no such page, and it is no longer valid.',
  'It has none of the four.',
  'Code may say `fault`.',
])('is allowed: %s', (page) => {
  expect(find(page)).toEqual([]);
});

test('other habits are counted', () => {
  const page = 'What the app does.\n\nA text where it has no name.';
  expect(countHabits(readMarkdown(page))).toBe(4);
});

test.each([
  ['versioned_docs/version-0.8.0/a/b.mdx', 'docs/a/b.mdx'],
  ['docs/a/b.mdx', 'docs/a/b.mdx'],
  ['src/browser/run/Runner.ts', 'src/browser'],
  ['src/browser/run/README.md', 'src/browser/run/README.md'],
])('%s is counted as %s', (file, name) => {
  expect(getCountName(file)).toBe(name);
});

test('the sentences of the column "Before" are read', () => {
  const page =
    '# English\n\n| Before | After |\n| --- | --- |\n| It lies. | It is. |\n| So. | Yes. |\n\n| Other |\n';
  expect(readBefore(page)).toEqual(['It lies.', 'So.']);
});
