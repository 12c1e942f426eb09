import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const VERSION = '9.9.9';
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-version-'));

afterAll(() => {
  fs.rmSync(copy, { recursive: true, force: true });
});

/** Packages by link, so that the copy has a cache of its own. */
function linkPackages(): void {
  fs.mkdirSync(path.join(copy, 'node_modules'));
  for (const name of fs.readdirSync('node_modules')) {
    if (name.startsWith('.')) continue;
    fs.symlinkSync(
      path.resolve('node_modules', name),
      path.join(copy, 'node_modules', name),
    );
  }
}

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

function docusaurus(args: readonly string[], env = {}): void {
  const bin = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [bin, ...args], {
    cwd: copy,
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', ...env },
  });
}

const SUMMARY =
  'Returns which audio formats are available now, at the audio output in use.';

test('a new version keeps the data it was cut with', () => {
  for (const part of PARTS) {
    fs.cpSync(part, path.join(copy, part), { recursive: true });
  }
  linkPackages();
  replaceInDocument(
    'docs/api/openrpc.json',
    '"version": "0.8.0"',
    `"version": "${VERSION}"`,
  );
  replaceInDocument(
    'docs/changelog/changelog.mdx',
    '## 0.8.0 {#080}',
    `## ${VERSION} {#999}\n\n*1 March 2030.* More than before.\n\n## 0.8.0 {#080}`,
  );
  fs.writeFileSync(
    path.join(copy, 'docs/api/upgrade.json'),
    JSON.stringify({ version: VERSION, guides: {}, notes: [] }),
  );
  docusaurus(['docs:version', VERSION]);
  // The next docs move on; the version must not.
  replaceInDocument('docs/api/openrpc.json', SUMMARY, 'Says something new.');
  docusaurus(['build'], { DOCS_VERSIONS: VERSION });
  const page = fs.readFileSync(
    path.join(copy, 'build/docs/api/Device/index.html'),
    'utf8',
  );
  expect(page).toContain(SUMMARY);
  expect(page).not.toContain('Says something new.');
  expect(page).toContain('/docs/0.8.0/api/Device/#audio');
}, 600_000);

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
    [vitest, 'run', ...files],
    { cwd: copy, encoding: 'utf8' },
  );
  expect(status, stdout).toBe(0);
}, 600_000);
