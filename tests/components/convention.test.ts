import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Files by their path below `src`. */
type Files = Readonly<Record<string, string>>;

const getName = (file: string): string => path.parse(file).name;

const isCapital = (name: string): boolean => /^[A-Z]/.test(name);

/** A folder is one component, or a group of them. */
function findWrongFolders(files: Files): readonly string[] {
  const all = Object.keys(files);
  return [...new Set(all.map((file) => path.dirname(file)))].flatMap(
    (folder) => {
      const own = all.filter((file) => path.dirname(file) === folder);
      const hasIndex = own.some((file) => getName(file) === 'index');
      if (!isCapital(path.basename(folder))) {
        return hasIndex
          ? [`${folder}: a group of components has no index.`]
          : [];
      }
      if (!hasIndex)
        return [`${folder}: a component's folder has an index.tsx.`];
      return own.length > 1 ? [] : [`${folder}: one file needs no folder.`];
    },
  );
}

/** A `.tsx` has one component as its default export, which is called like it. */
function findWrongComponents(files: Files): readonly string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    if (!file.endsWith('.tsx')) return [];
    const own = getName(file);
    const name = own === 'index' ? path.basename(path.dirname(file)) : own;
    return text.includes(`export default function ${name}(`)
      ? []
      : [`${file}: its default export is a component called ${name}.`];
  });
}

const VALUE = /^export (?:async )?(?:function|const|class) (\w+)/gm;

/** A `.ts` with one value is called like it; several have a subject. */
function findWrongHelpers(files: Files): readonly string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    if (!/(?<!\.d)\.ts$/.test(file)) return [];
    const [name = '', ...others] = [...text.matchAll(VALUE)].map(([, v]) => v);
    const plain = name.replaceAll('_', '').toLowerCase();
    return !name || others.length || plain === getName(file).toLowerCase()
      ? []
      : [`${file}: it exports ${name} alone, so it is called ${name}.ts.`];
  });
}

/** What packages ask for by a default export, or by the path of a file. */
const DEFAULTS =
  /^plugins\/.*(index|[lL]oader)\.ts$|CodeLines\/prism\.ts$|\.d\.ts$/;

const findDefaults = (files: Files): readonly string[] =>
  Object.entries(files)
    .filter(([file]) => file.endsWith('.ts') && !DEFAULTS.test(file))
    .filter(([, text]) => /^\s*export default /m.test(text))
    .map(([file]) => `${file}: only components have a default export.`);

const read = (folder: string): Files =>
  Object.fromEntries(
    fs
      .readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.startsWith(folder) && /\.\w+$/.test(file))
      .map((file) => [file, fs.readFileSync(`src/${file}`, 'utf8')]),
  );

// The names of `public` are an interface, and its files only pass on.
const components = Object.fromEntries(
  Object.entries(read('components/')).filter(
    ([file]) => !file.startsWith('components/public/'),
  ),
);

describe('the files of components', () => {
  it('lie in folders for one component, or for a group', () => {
    expect(findWrongFolders(components)).toEqual([]);
  });

  it('are called like the component', () => {
    expect(findWrongComponents(components)).toEqual([]);
  });

  it('are called like what they export', () => {
    expect(findWrongHelpers(components)).toEqual([]);
  });
});

it('a file of src without markup has a default export only on demand', () => {
  expect(findDefaults(read(''))).toEqual([]);
});

describe('the convention', () => {
  const COMPONENT = 'export default function Box() {}';

  it.each([
    [
      'a folder for one component without an index',
      findWrongFolders,
      { 'components/Box/Lid.tsx': '', 'components/Box/Rim.tsx': '' },
      "components/Box: a component's folder has an index.tsx.",
    ],
    [
      'an index of a group',
      findWrongFolders,
      { 'components/box/index.tsx': '', 'components/box/Lid.tsx': '' },
      'components/box: a group of components has no index.',
    ],
    [
      'a folder for one file',
      findWrongFolders,
      { 'components/Box/index.tsx': '' },
      'components/Box: one file needs no folder.',
    ],
    [
      'a component that is called otherwise',
      findWrongComponents,
      {
        'components/Box.tsx': COMPONENT,
        'components/Lid/index.tsx': COMPONENT,
      },
      'components/Lid/index.tsx: its default export is a component called Lid.',
    ],
    [
      'a helper that is called otherwise',
      findWrongHelpers,
      {
        'components/box.ts': 'export const getBox = () => 1;',
        'components/tasks.ts': 'export const TASKS = [];',
        'components/list.ts': 'export const A = 1;\nexport const B = 2;',
      },
      'components/box.ts: it exports getBox alone, so it is called getBox.ts.',
    ],
    [
      'a default export of a helper',
      findDefaults,
      { 'text/box.ts': 'export default 1;', 'plugins/x/index.ts': COMPONENT },
      'text/box.ts: only components have a default export.',
    ],
  ])('refuses %s', (_name, find, files, fault) => {
    expect(find(files)).toEqual([fault]);
  });
});
