import { spawn, spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import versions from '../../versions.json';
import { TOOL_FILE, TOOL_SIZE } from '../../src/upgrade/printReport';
import { UPGRADE } from '../../src/plugins/main/serveSite';
import { writeFiles } from '../writeFiles';
import { makeFolder } from '../makeFolder';

const [NEWEST = ''] = versions;

/** A folder outside the project that contains only the tool. */
const home = makeFolder('firebolt-upgrade');
const tool = path.join(home, TOOL_FILE);

fs.copyFileSync(path.join('build', UPGRADE, NEWEST, TOOL_FILE), tool);

const write = (name: string, files: Readonly<Record<string, string>>): string =>
  writeFiles(path.join(home, name), files);

const run = (
  script: string,
  args: readonly string[],
  options: SpawnSyncOptions,
) =>
  spawnSync(process.execPath, [script, ...args], {
    ...options,
    encoding: 'utf8',
  });

const SDK = "import { Accessibility, Device } from '@firebolt-js/sdk';";

const PACKAGE = '{"dependencies":{"@firebolt-js/sdk":"~0.6"}}';

const APP = {
  'package.json': PACKAGE,
  'src/a.js': `${SDK}\nAccessibility.closedCaptions();\nDevice.once('nameChanged', f);\nimport '@ours/b';`,
  'src/b.js': '',
};

it('has at most 5 MB, and the page says how much', () => {
  const { size } = fs.statSync(tool);
  expect(size).toBeLessThan(5_000_000);
  expect(`${Math.round(size / 1_000_000)} MB`).toBe(TOOL_SIZE);
});

it('prints what it found as JSON', () => {
  const args = ['--alias', '@ours=src', '--format', 'json', 'src'];
  const said = run(tool, args, { cwd: write('json', APP) });
  expect(JSON.parse(said.stdout)).toMatchObject({
    from: '0.6.0',
    to: NEWEST,
    files: ['src/a.js', 'src/b.js'],
    usedIn: ['src/a.js'],
    problems: [],
    findings: [
      { kind: 'deprecated', file: 'src/a.js', line: 2 },
      { kind: 'breaks', file: 'src/a.js', line: 3 },
    ],
  });
  expect(said.status).toBe(1);
  expect(said.stderr).toBe(
    'package.json: "~0.6" allows several versions; 0.6.0 is the oldest of them. The check starts from 0.6.0.\n',
  );
});

it('is a job of five lines in the guide', () => {
  const page = `versioned_docs/version-${NEWEST}/firebolt_docs/getting-started/upgrading.mdx`;
  const text = fs.readFileSync(page, 'utf8');
  const [, job = ''] = /```yaml\n([^]*?)```/.exec(text) ?? [];
  expect(job).toContain('node firebolt-upgrade.mjs src');
  expect(job.trim().split('\n')).toHaveLength(5);
});

it('tells what it found where nobody reads it to the end', async () => {
  const cwd = write('gone', APP);
  const args = [tool, '--from', '0.6.0', '.'];
  const child = spawn(process.execPath, args, { cwd });
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect([code, said]).toEqual([1, '']);
});

it('names what may not be read, and checks the rest', () => {
  const cwd = write('closed', { ...APP, 'closed.js': SDK, 'closed/b.js': SDK });
  // Root can read every file, so run the tool as a different user.
  const uid = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  fs.chmodSync(home, 0o755);
  fs.chmodSync(path.join(cwd, 'closed.js'), 0);
  fs.chmodSync(path.join(cwd, 'closed'), 0);
  const args = ['--from', '0.7.0', '--alias', '@ours=src', '.'];
  const { stdout, status } = run(tool, args, { cwd, ...uid });
  fs.chmodSync(path.join(cwd, 'closed'), 0o755);
  expect(stdout).toMatch(/^closed: Not checked: it can't be read\. EACCES/m);
  expect(stdout).toMatch(/^closed\.js: Not checked: .* EACCES/m);
  expect(stdout).toMatch(/^src\/a\.js:3/m);
  expect(stdout).toContain('The SDK is used in 1 of 2 files.');
  expect(status).toBe(1);
});

const OTHERS = [...versions].reverse().join(', ');

/** Errors for arguments. */
const ANSWERS: Readonly<Record<string, string>> = {
  '--help': '',
  '': 'No files given. Run, for example: node firebolt-upgrade.mjs src',
  '--format sarif .': '--format: "sarif" isn\'t a format.',
  '--alias @ .': '--alias: "@" isn\'t a valid alias.',
  nothing: "nothing: Not checked: it can't be read. ENOENT",
  '--from 0.6 a.js': '--from: "0.6" isn\'t a version.',
  '--from 0.7.0 --to 0.6.0 a.js': "--to: 0.6.0 isn't newer than 0.7.0.",
  'a.js': `No package.json in this folder or its parent folders lists the SDK. Set --from to one of ${OTHERS}.`,
  newer: `newer/package.json: "^99.7.0" is newer than ${NEWEST}, the newest version that this check supports. Set --from and a newer --to, each to one of`,
  broken: "broken/package.json: This file isn't valid JSON",
};

/** Runs a script, which doesn't need the compiler, once for each list of arguments. */
const REPEAT = `globalThis.ts = {};
const answers = [];
for (const args of process.argv.splice(2)) {
  let said = '';
  console.error = (text) => said += text;
  console.log = () => {};
  process.argv.splice(2, 9, ...args.split(' ').filter(Boolean));
  await import('./starter.mjs?' + args);
  answers.push([args, process.exitCode, said]);
}
process.exitCode = 0;
process.stdout.write(JSON.stringify(answers));`;

it('answers wrong arguments with what is right', () => {
  const [, starter = ''] = fs
    .readFileSync(tool, 'utf8')
    .split('return ts;\n})();');
  const cwd = write('bad', {
    'starter.mjs': starter,
    'repeat.mjs': REPEAT,
    'a.js': SDK,
    'newer/package.json': PACKAGE.replace('~0.6', '^99.7.0'),
    'newer/a.js': SDK,
    'broken/package.json': '{',
    'broken/a.js': SDK,
  });
  const { stdout } = run('repeat.mjs', Object.keys(ANSWERS), { cwd });
  const answers = JSON.parse(stdout) as [string, number, string][];
  expect(
    answers.map(([args, code, said]) => [
      args,
      code,
      said.slice(0, ANSWERS[args]?.length),
    ]),
  ).toEqual(
    Object.entries(ANSWERS).map(([args, error]) => [
      args,
      error ? 2 : 0,
      error,
    ]),
  );
});
