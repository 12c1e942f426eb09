import fs from 'node:fs';
import { expect, it } from 'vitest';
import { findAll } from '../findAll';
import { readJson } from '../readJson';

interface Package {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

const LICENSES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
];

/** Licenses that we have checked by hand. */
const READ_LICENSES = [
  // CC-BY-SA-4.0; used only for the spelling check, not in the site.
  '@cspell/dict-en-common-misspellings',
  // MIT, according to a file instead of the `license` field.
  'eval',
  'rechoir',
  'require-like',
  'trim',
];

/** Checked by hand: one script prints an appeal, and the other speeds up a command. */
const READ_SCRIPTS = ['core-js', 'core-js-pure', 'esbuild'];

const lock = readJson('package-lock.json') as {
  packages: Record<string, Package>;
};

const packages = Object.entries(lock.packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, one]) => ({
    ...one,
    name: folder.replace(/^.*node_modules\//, ''),
  }));

/** In `(MIT OR CC0-1.0)`, one license must be allowed; with AND, all must be. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((license) => LICENSES.includes(license)),
    );

it('every package has a license that we may use', () => {
  const faults = packages
    .filter(({ name }) => !READ_LICENSES.includes(name))
    .filter(({ license }) => !isAllowed(license ?? 'none'))
    .map(({ name, license }) => `${name}: ${license ?? 'none'}`);
  expect(faults, 'Read the license, then add it to a list here.').toEqual([]);
});

it('every package has one version and one content', () => {
  const faults = packages
    .filter(({ integrity, resolved }) => !integrity || resolved)
    .map(({ name, version }) => `${name}@${version}`);
  expect(faults).toEqual([]);

  const { dependencies, devDependencies, overrides } = readJson(
    'package.json',
  ) as Record<string, Record<string, string | Record<string, string>>>;
  // An override may apply to the dependencies of one package only.
  const ranges = [dependencies, devDependencies, overrides]
    .flatMap((group = {}) => Object.entries(group))
    .flatMap(([name, version]) =>
      typeof version === 'string'
        ? [[name, version] as const]
        : Object.entries(version),
    )
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/.test(version));
  expect(ranges).toEqual([]);
});

it('no package runs a script when it is installed', () => {
  expect(fs.readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const unread = packages
    .filter(({ hasInstallScript }) => hasInstallScript)
    .map(({ name }) => name)
    .filter((name) => !READ_SCRIPTS.includes(name));
  expect(
    unread,
    'Read its install script. If the package works without it, add it here.',
  ).toEqual([]);
});

it.each(fs.readdirSync('.github/workflows'))(
  'every action of %s is one commit, and none may more than read',
  (name) => {
    const workflow = fs.readFileSync(`.github/workflows/${name}`, 'utf8');
    const actions = findAll(workflow, /uses: (.*)/g);
    expect(actions.length).toBeGreaterThan(1);
    expect(
      actions.filter((use) => !/^[\w/-]+@[0-9a-f]{40} # v/.test(use)),
    ).toEqual([]);
    expect(workflow).toMatch(/^permissions: \{\}$/m);
    expect(workflow.split('  deploy:')[0]).not.toContain(': write');
  },
);
