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

const APP = writeFiles(path.join(home, 'app'), {
  'package.json': '{"dependencies":{"@firebolt-js/sdk":"~0.6"}}',
  'src/a.js': `${SDK}\nAccessibility.closedCaptions();\nDevice.once('nameChanged', f);\nimport '@ours/b';`,
  'src/b.js': '',
  'src/closed.js': SDK,
  'src/closed/b.js': SDK,
});

it('has at most 5 MB, and the page says how much', () => {
  const { size } = fs.statSync(tool);
  expect(size).toBeLessThan(5_000_000);
  expect(`${Math.round(size / 1_000_000)} MB`).toBe(TOOL_SIZE);
});

it('prints what it found as JSON, and names what may not be read', () => {
  // Root can read every file, so run the tool as a different user.
  const uid = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  fs.chmodSync(home, 0o755);
  const closed = ['src/closed.js', 'src/closed'].map((name) =>
    path.join(APP, name),
  );
  for (const file of closed) fs.chmodSync(file, 0);
  const args = ['--alias', '@ours=src', '--format', 'json', 'src'];
  const said = run(tool, args, { cwd: APP, ...uid });
  for (const file of closed) fs.chmodSync(file, 0o755);
  const message = expect.stringMatching(/^Not checked: .* EACCES/) as string;
  expect(JSON.parse(said.stdout)).toMatchObject({
    from: '0.6.0',
    to: NEWEST,
    files: ['src/a.js', 'src/b.js'],
    usedIn: ['src/a.js'],
    problems: [
      { file: 'src/closed.js', message },
      { file: 'src/closed', message },
    ],
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
  expect(text).toMatch(
    /```yaml\n(?:.*\n){4} +- run: node firebolt-upgrade\.mjs src\n```/,
  );
});

it('tells what it found where nobody reads it to the end', async () => {
  const args = [tool, '--from', '0.6.0', 'src'];
  const child = spawn(process.execPath, args, { cwd: APP });
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect([code, said]).toEqual([1, '']);
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
  const cwd = writeFiles(path.join(home, 'bad'), {
    'starter.mjs': starter,
    'repeat.mjs': REPEAT,
    'a.js': SDK,
    'broken/package.json': '{',
    'broken/a.js': SDK,
  });
  const { stdout } = run('repeat.mjs', Object.keys(ANSWERS), { cwd });
  const answers = JSON.parse(stdout) as [string, number, string][];
  for (const [args, code, said] of answers) {
    const error = ANSWERS[args] ?? '';
    expect([code, said.slice(0, error.length)], args).toEqual([
      error ? 2 : 0,
      error,
    ]);
  }
  expect(answers).toHaveLength(Object.keys(ANSWERS).length);
});
