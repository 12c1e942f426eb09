import { expect, it } from 'vitest';
import { chooseSpecs, rankSpecs, readSpecs } from './related';

const specs = readSpecs();

const name = (file: string): string =>
  file.replace('tests/browser/', '').replace('.spec.ts', '');

it.each([
  ['src/browser/controls/colorMode.ts', 'color-mode'],
  ['src/browser/controls/tabs.ts', 'tabs'],
  ['src/theme/Footer/index.tsx', 'footer'],
  ['src/components/api/Method.tsx', 'reference'],
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
  expect(chooseSpecs(changed, specs).map(name)).toEqual([
    'toc',
    'color-mode',
    'tabs',
  ]);
  expect(chooseSpecs(['src/plugins/main/index.ts'], specs)).toEqual([]);
});
