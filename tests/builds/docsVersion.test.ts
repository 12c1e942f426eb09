import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import versions from '../../versions.json';
import { linkPackages } from '../linkPackages';

const VERSION = '9.9.9';
const [newest = ''] = versions;
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-version-'));

afterAll(() => {
  fs.rmSync(copy, { recursive: true, force: true });
});

const PARTS = [
  'docs',
  'src',
  'static',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'package.json',
  'tsconfig.json',
  'babel.config.js',
  'sidebars.ts',
  'docusaurus.config.ts',
  'docusaurus.config.js',
];

function replaceInDocument(file: string, from: string, to: string): void {
  const text = fs.readFileSync(path.join(copy, file), 'utf8');
  expect(text).toContain(from);
  fs.writeFileSync(path.join(copy, file), text.replace(from, to));
}

function runNode(args: readonly string[]): string {
  return execFileSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NO_UPDATE_NOTIFIER: '1',
    },
  });
}

const DOCUSAURUS = path.resolve(
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

/** Prints the address of each page with its file, as a build would make it. */
const LIST_PAGES = `require('@docusaurus/core/lib/server').load({ siteDir: process.cwd() }).then(({ plugins }) => {
  const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  const pages = docs.content.loadedVersions.flatMap((version) => version.docs);
  console.log(JSON.stringify(pages.map(({ permalink, source }) => [permalink, source])));
  process.exit();
});`;

const SUMMARY =
  'Returns which audio formats are available now, at the audio output in use.';

test('a new version keeps the data it was cut with', () => {
  for (const part of PARTS) {
    fs.cpSync(part, path.join(copy, part), { recursive: true });
  }
  linkPackages(copy);
  replaceInDocument(
    'docs/api/openrpc.json',
    `"version": "${newest}"`,
    `"version": "${VERSION}"`,
  );
  replaceInDocument(
    'docs/changelog/changelog.mdx',
    `## ${newest} {#`,
    `## ${VERSION} {#999}\n\n*1 March 2030.* More than before.\n\n## ${newest} {#`,
  );
  fs.writeFileSync(
    path.join(copy, 'docs/api/upgrade.json'),
    JSON.stringify({ version: VERSION, guides: {}, notes: [] }),
  );
  runNode([DOCUSAURUS, 'docs:version', VERSION]);
  // The next docs move on; the version must not.
  replaceInDocument('docs/api/openrpc.json', SUMMARY, 'Says something new.');
  const file = `versioned_docs/version-${VERSION}/api/openrpc.json`;
  expect(fs.readFileSync(path.join(copy, file), 'utf8')).toContain(SUMMARY);
  const output = runNode(['-e', LIST_PAGES]).trim().split('\n').at(-1) ?? '';
  const pages = new Map(JSON.parse(output) as [string, string][]);
  const base = '/firebolt-documentation/docs/';
  const getSource = (version: string): string =>
    `@site/versioned_docs/version-${version}/api/Device.mdx`;
  expect(pages.get(`${base}api/Device`)).toBe(getSource(VERSION));
  expect(pages.get(`${base}${newest}/api/Device`)).toBe(getSource(newest));
}, 600_000);

/** What asks each released version on its own: the new one changes nothing. */
const RELEASED = `real SDK of|samples of the reference of (?!${VERSION} )`;

test('tests that know of versions pass with it, unchanged', () => {
  for (const part of ['tests', 'vitest.config.mts', 'eslint.config.mjs']) {
    fs.cpSync(part, path.join(copy, part), { recursive: true });
  }
  replaceInDocument('docs/api/openrpc.json', 'Says something new.', SUMMARY);
  const files = fs
    .readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!built|builds).*\.test\.ts$/.test(file))
    .map((file) => path.join('tests', file))
    .filter((file) =>
      /\/versions(?:\.json)?'/.test(fs.readFileSync(file, 'utf8')),
    );
  expect(files.length).toBeGreaterThan(5);
  const vitest = path.resolve('node_modules/vitest/vitest.mjs');
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      '--no-isolate',
      '--maxWorkers=1',
      `--testNamePattern=^(?!.*(?:${RELEASED}))`,
      ...files,
    ],
    { cwd: copy, encoding: 'utf8' },
  );
  expect(status, stdout).toBe(0);
}, 600_000);
