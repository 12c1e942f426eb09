import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseNotes } from '../../src/upgrade/SdkVersion';
import { FILE_LIMIT, readGiven, readScript } from '../../src/upgrade/readGiven';
import {
  couldImport,
  isSetting,
  isSource,
  selectFiles,
} from '../../src/upgrade/selectFiles';
import { NAMES, VERSIONS } from './setting';

it('sources and settings are known by their names', () => {
  const ends = 'js mjs cjs jsx ts mts cts tsx vue svelte html d.ts'.split(' ');
  const sources = ends.map((end) => `src/app.${end}`);
  expect([...sources, 'style.css', 'mjsx'].filter(isSource)).toEqual(sources);
  const bases = ['a/tsconfig.base.json', 'settings/base.json'];
  const settings = ['package.json', ...bases, 'yarn.lock'];
  const others = ['locales/en.json', 'my-package.json'];
  expect([...settings, ...others].filter(isSetting)).toEqual(settings);
});

describe('selectFiles', () => {
  const select = (paths: readonly string[], ignores: [string, string][] = []) =>
    selectFiles(
      '',
      paths,
      ignores.map(([path, text]) => ({ path, text })),
    );

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
      problems: [
        { file: 'node_modules', reason: 'a package folder', count: 1 },
        { file: '.cache', reason: 'hidden', count: 1 },
        { file: 'dist', reason: 'an output folder', count: 2 },
      ].map(({ reason, ...place }) => ({
        ...place,
        message: `Not read: it is ${reason}.`,
        isOpen: false,
      })),
    });
  });

  it.each<[string, string[], string[]]>([
    [
      '# made\nbuild/\n/src/gen/*\n!/src/gen/keep.js',
      ['src/build/a.js', 'src/gen/b.js', 'src/gen/keep.js'],
      ['src/gen/keep.js'],
    ],
    ['*.[!o]', ['a.js', 'a.o', 'a.t'], ['a.js', 'a.o']],
    ['\\#x', ['#x', 'x'], ['x']],
    ['x/**/z.*', ['x/y/z.js', 'z.js'], ['z.js']],
  ])('obeys %j', (text, paths, own) => {
    expect(select(paths, [['.gitignore', text]]).own).toEqual(own);
  });

  it('ties the patterns of an ignore file to its folder', () => {
    const paths = ['a/out.js', 'b/out.js'];
    expect(select(paths, [['a/.gitignore', 'out.js']]).own).toEqual([
      'b/out.js',
    ]);
  });
});

it('a bundle is named, and read no further', async () => {
  const files = [
    { path: 'big.js', text: 'x'.repeat(FILE_LIMIT + 1) },
    { path: 'sdk.js', text: `import './a';${'x'.repeat(FILE_LIMIT)}` },
  ];
  const message =
    'Not checked: it is longer than 1,000,000 characters. If it is a bundle, check its sources instead.';
  const given = files.map(({ path, text }) => ({ path, read: () => text }));
  expect(await readGiven('', given)).toMatchObject({
    files: [],
    problems: [
      { file: 'big.js', message, isOpen: false },
      { file: 'sdk.js', message, isOpen: true },
    ],
  });
});

it('readScript leaves every character of a script where it is', () => {
  const text =
    '<b a=">">x</b>\r\n<script lang="ts">\r\nlet a = 1;\r\n</script>';
  const { text: code, language } = readScript({ path: 'A.vue', text });
  expect(code.indexOf('let a')).toBe(text.indexOf('let a'));
  expect(code.length).toBe(text.length);
  expect(code.trim()).toBe('let a = 1;');
  expect(language).toBe('ts');
});

it.each(['<!--', '<script', '<script type=module>'])(
  'many %j without an end take no time',
  (start) => {
    const text = start.repeat(200_000 / start.length);
    expect(readScript({ path: 'a.html', text }).text).toHaveLength(text.length);
  },
  2000,
);

it('spaces after `from` take no time', () => {
  expect(couldImport(`from${' '.repeat(200_000)}`)).toBe(false);
}, 2000);

describe('parseNotes', () => {
  it('refuses the notes of another version', () => {
    const text = '{"version":"1.0.0","guides":{},"notes":[]}';
    expect(() => parseNotes(text, 'upgrade.json', '1.1.0')).toThrow(
      'upgrade.json#/version: is "1.0.0", but the file belongs to 1.1.0. Set it to 1.1.0, and list the changes in that version.',
    );
  });

  it('names the file that is not JSON, and skips a byte order mark', () => {
    expect(() => parseNotes('{', 'upgrade.json', '1.1.0')).toThrow(
      /^upgrade\.json#: invalid JSON: .* Fix the syntax\.$/,
    );
    const text = '\ufeff{"version":"1.1.0"}';
    const notes = { version: '1.1.0', guides: {}, notes: [] };
    expect(parseNotes(text, 'upgrade.json', '1.1.0')).toEqual(notes);
  });

  it.each(VERSIONS)(
    'has a form and a symbol in each pattern: $version',
    (v) => {
      for (const { kind, when, message, guide, ...note } of v.notes.notes) {
        expect(['breaks', 'types', 'differs']).toContain(kind);
        expect([when.length, message, guide].every(Boolean)).toBe(true);
        const { with: some = [], also = [], unless = [] } = note;
        const { unlessAfter = [], within = [] } = note;
        const all = [when, some, also, unless, unlessAfter, within].flat();
        // For example, `once Device.*`, or `text` and a word.
        expect(all.filter((text) => !/^\S+ \S+$/.test(text))).toEqual([]);
      }
    },
  );

  it('leads to sections that the page Upgrading has', () => {
    const page = fs.readFileSync(
      `versioned_docs/version-${NAMES.at(-1) ?? ''}/firebolt_docs/getting-started/upgrading.mdx`,
      'utf8',
    );
    const anchors = [...page.matchAll(/^##+ (.*)$/gm)].map(
      ([, title = '']) =>
        /\{#(.*)\}/.exec(title)?.[1] ??
        title
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replace(/ /g, '-'),
    );
    const used = VERSIONS.flatMap(({ notes }) => [
      ...Object.values(notes.guides),
      ...notes.notes.map((n) => n.guide),
    ]);
    expect(used.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });
});
