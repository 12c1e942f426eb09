import { describe, expect, it } from 'vitest';
import { checkUpgrade } from '../../src/upgrade/checkUpgrade';
import { getLimits } from '../../src/upgrade/printReport';
import { readScript } from '../../src/upgrade/readScript';
import { getRules, selectFiles } from '../../src/upgrade/selectFiles';
import { isConfig, isSource } from '../../src/upgrade/sortFiles';
import { getSetting } from './setting';

describe('isSource', () => {
  const ENDS = 'js mjs cjs jsx ts mts cts tsx vue svelte'.split(' ');

  it.each<readonly [string, boolean]>([
    ...ENDS.map((end) => [`src/app.${end}`, true] as const),
    ['app.d.ts', true],
    ['style.css', false],
    ['mjsx', false],
  ])('knows %s', (path, want) => {
    expect(isSource(path)).toBe(want);
  });
});

describe('isConfig', () => {
  it.each([
    ['package.json', true],
    ['a/tsconfig.base.json', true],
    ['jsconfig.json', true],
    ['my-package.json', false],
  ])('knows %s', (path, want) => {
    expect(isConfig(path)).toBe(want);
  });
});

describe('selectFiles', () => {
  const select = (paths: readonly string[], ignores: [string, string][] = []) =>
    selectFiles(paths, getRules(paths, new Map(ignores)));

  it('leaves out what is not the app’s own, and says why', () => {
    const paths = [
      'package.json',
      'src/app.js',
      'node_modules/x/a.js',
      '.cache/a.js',
      'dist/app.js',
      'packages/a/package.json',
      'packages/a/build/a.js',
    ];
    expect(select(paths)).toEqual({
      own: ['package.json', 'src/app.js', 'packages/a/package.json'],
      skipped: [
        { path: 'node_modules', reason: 'packages' },
        { path: '.cache', reason: 'hidden' },
        { path: 'dist', reason: 'made from sources' },
        { path: 'packages/a/build', reason: 'made from sources' },
      ],
    });
  });

  it('takes folders of such names inside the sources for code', () => {
    const paths = ['package.json', 'src/build/a.js', 'src/dist/b.js'];
    expect(select(paths).own).toEqual(paths);
    expect(select(['build/a.js']).own).toEqual(['build/a.js']);
  });

  it('obeys the ignore files of the app', () => {
    const paths = ['src/build/a.js', 'src/gen/b.js', 'src/gen/keep.js', 'c.js'];
    const ignores: [string, string][] = [
      ['.gitignore', '# made\nbuild/\n/src/gen/*\n!/src/gen/keep.js\n'],
    ];
    expect(select(paths, ignores)).toEqual({
      own: ['src/gen/keep.js', 'c.js'],
      skipped: [
        { path: 'src/build', reason: 'named in .gitignore' },
        { path: 'src/gen/b.js', reason: 'named in .gitignore' },
      ],
    });
  });

  it('ties the patterns of an ignore file to its folder', () => {
    const paths = ['a/out.js', 'b/out.js', 'a/x/y/z.js'];
    const ignores: [string, string][] = [
      ['a/.gitignore', 'out.js\nx/**/z.*\n'],
    ];
    expect(select(paths, ignores).own).toEqual(['b/out.js']);
  });
});

describe('readScript', () => {
  it('leaves every character of a script where it is', () => {
    const text =
      '<b a=">">x</b>\r\n<script lang="ts">\r\nlet a = 1;\r\n</script>';
    const { text: code, language } = readScript({ path: 'A.vue', text });
    expect(code.indexOf('let a')).toBe(text.indexOf('let a'));
    expect(code.length).toBe(text.length);
    expect(code.trim()).toBe('let a = 1;');
    expect(language).toBe('ts');
  });
});

describe('what could not be followed', () => {
  const check = (text: string, packageJson?: string) =>
    getLimits(
      checkUpgrade(getSetting('0.7.0', '0.8.0'), [{ path: 'app.js', text }], {
        surroundings: packageJson
          ? [{ path: 'package.json', text: packageJson }]
          : [],
      }),
    );

  it('names short names and packages of its own', () => {
    const text = ["import '@/sdk';", "import '@my/sdk';", "import 'lit';"];
    const fields = { dependencies: { lit: '1', '@my/sdk': 'workspace:*' } };
    expect(check(text.join('\n'), JSON.stringify(fields))).toEqual([
      'Ignored, because the check knows the SDK only: lit.',
      'Not followed: app.js:1: `@/sdk` is neither a file that was given nor a package that package.json names.',
      'Not followed: app.js:2: `@my/sdk` is neither a file that was given nor a package that package.json names.',
    ]);
  });

  it('names keys that are computed when the app runs', () => {
    const text = [
      "import * as SDK from '@firebolt-js/sdk';",
      'export const call = (name, method) => SDK[name][method]();',
      "SDK['Device']['name']();",
      'export const get = (key) => SDK.Device[key];',
      'export const own = (list, i) => list[i];',
    ];
    expect(check(text.join('\n'))).toEqual([
      'Not followed: app.js:2: `SDK[name][method]()`: which member of the SDK it means is only known when the app runs.',
      'Not followed: app.js:4: `SDK.Device[key]`: which member of the SDK it means is only known when the app runs.',
    ]);
  });
});
