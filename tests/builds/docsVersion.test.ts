import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import versions from '../../versions.json';
import { cloneSite } from '../cloneSite';
import { makeFolder } from '../makeFolder';

/** A version that no test mentions. */
const VERSION = '9.8.9';

/** Tests that read all versions; a new version can break them. */
const READERS =
  'browser/run/platform config/site config/sources content/ guides/ plugins/content/openrpc sdk/ upgrade/findVersion upgrade/reading versions/';

const [newest = ''] = versions;
const copy = makeFolder('docs-version');

const readCopy = (file: string): string =>
  fs.readFileSync(path.join(copy, file), 'utf8');

function replaceInDocument(file: string, from: string, to: string): void {
  const text = readCopy(file);
  expect(text).toContain(from);
  fs.writeFileSync(path.join(copy, file), text.replace(from, to));
}

function cutVersion(): string {
  const args = ['--require', 'tsx/cjs', 'src/versions/cutVersion.ts', VERSION];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test('a new version keeps the data it was cut with', () => {
  cloneSite(copy);
  replaceInDocument(
    'docs/api/openrpc.json',
    `"version": "${newest}"`,
    `"version": "${VERSION}"`,
  );
  replaceInDocument(
    'docs/changelog/changelog.mdx',
    `## ${newest} {#`,
    `## ${VERSION} {#989}\n\n*1 March 2030.* More than before.\n\n## ${newest} {#`,
  );
  fs.writeFileSync(
    path.join(copy, 'docs/api/upgrade.json'),
    JSON.stringify({ version: VERSION }),
  );
  const module = '"x-module": "Accessibility"';
  replaceInDocument('docs/api/openrpc.json', module, '"x-module": "Acces"');
  expect(cutVersion()).toContain('x-module: unknown module "Acces".');
  replaceInDocument('docs/api/openrpc.json', '"x-module": "Acces"', module);
  for (const [file, key] of [
    ['docs/api/sdk.json', 'version'],
    ['docs/api/openrpc.json', 'sdk'],
  ] as const) {
    const numbers = new RegExp(
      `"${key}": \\{\\s*"major"[^}]*(?=,\\s*"readable")`,
    );
    const [former = ''] = numbers.exec(readCopy(file)) ?? [];
    const own = `"${key}": { "major": 9, "minor": 8, "patch": 9`;
    replaceInDocument(file, former, own);
  }
  const said = cutVersion();
  const file = `versioned_docs/version-${VERSION}/api/openrpc.json`;
  expect(fs.existsSync(path.join(copy, file)), said).toBe(true);
  expect(readCopy(file)).toBe(readCopy('docs/api/openrpc.json'));
  // Docusaurus has the first of the list at docs/, as config/site.test.ts asks below.
  expect(JSON.parse(readCopy('versions.json'))).toEqual([VERSION, ...versions]);
}, 600_000);

/** Matches all test names except those of one older version, and of wrong apps. */
const OF_OTHERS = versions.map((name) => name.replaceAll('.', '\\.')).join('|');
const NOT_OF_OTHERS = `^(?!.*\\b(?:${OF_OTHERS})\\b)(?!.*find an app)`;

/** Compiles the samples of `docs`, which a new version contains unchanged. */
const SAMPLES = 'tests/content/samples.test.ts';

test('every test of it, and of all versions, passes unchanged', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      path.resolve('node_modules/vitest/vitest.mjs'),
      'run',
      '--no-isolate',
      '--maxWorkers=1',
      `--testNamePattern=${NOT_OF_OTHERS}`,
      `--exclude=${SAMPLES}`,
      ...READERS.split(' ').map((name) => `tests/${name}`),
    ],
    { cwd: copy, encoding: 'utf8' },
  );
  expect(status, stdout).toBe(0);
}, 1_200_000);
