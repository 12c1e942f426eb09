import { expect, it } from 'vitest';
import { chooseSpecs, rankSpecs, readSpecs } from './related';

const specs = readSpecs();

const name = (file: string): string =>
  file.replace('tests/browser/', '').replace('.spec.ts', '');

it.each([
  ['src/browser/controls/colorMode.ts', 'color-mode'],
  ['src/browser/controls/tabs.ts', 'tabs'],
  ['src/theme/AnnouncementBar/index.tsx', 'announcement'],
  ['src/browser/navigate/readPage.ts', 'navigation'],
  ['src/browser/compare/Chooser.tsx', 'compare'],
  ['src/browser/search/styles.module.css', 'search'],
  ['docs/firebolt_docs/getting-started/automated-tests.mdx', 'automated-tests'],
])('a change of %s is asked by %s first', (file, first) => {
  expect(rankSpecs(file, specs).map(name)[0]).toBe(first);
});

it('what is run is few: tests that were changed, and the nearest of each file', () => {
  const changed = [
    'src/browser/controls/colorMode.ts',
    'src/browser/controls/tabs.ts',
    'src/plugins/main/index.ts',
    'tests/browser/toc.spec.ts',
  ];
  expect(chooseSpecs(changed, specs).map(name)).toEqual(['toc', 'color-mode']);
  expect(chooseSpecs(['src/plugins/main/index.ts'], specs)).toEqual([]);
});

it.each([
  ['docs/firebolt_docs/getting-started/bundlers.mdx', ['bundlers']],
  [
    'docs/firebolt_docs/getting-started/quick-start-guide.mdx',
    ['quick-start', 'pictures'],
  ],
  [
    'versioned_docs/version-0.7.0/firebolt_docs/playback/resume.mdx',
    ['resume'],
  ],
  ['docs/firebolt_docs/discovery/live-tv.mdx', []],
])('a change of the page %s is asked by what opens it', (file, want) => {
  expect(chooseSpecs([file], specs).map(name)).toEqual(want);
});
