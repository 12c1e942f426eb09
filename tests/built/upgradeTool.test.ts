import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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

/** The tool without the compiler, which errors in arguments don't need. */
const starter = path.join(home, 'starter.mjs');

const [, command = ''] = fs
  .readFileSync(tool, 'utf8')
  .split('return ts;\n})();');

fs.writeFileSync(starter, `globalThis.ts = {};${command}`);

const write = (name: string, files: Readonly<Record<string, string>>): string =>
  writeFiles(path.join(home, name), files);

function run(cwd: string, args: readonly string[], file = tool) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [file, ...args],
    { cwd, encoding: 'utf8' },
  );
  return { code: status, out: stdout, err: stderr };
}

const SDK = "import { Accessibility, Device } from '@firebolt-js/sdk';";

const PACKAGE = '{"dependencies":{"@firebolt-js/sdk":"~0.6"}}';

const APP = {
  'package.json': PACKAGE,
  'src/a.js': `${SDK}\nAccessibility.closedCaptions();\nDevice.once('nameChanged', f);\nimport '@ours/b';`,
  'src/b.js': '',
};

describe('the tool', () => {
  it('has at most 5 MB, and the page says how much', () => {
    const { size } = fs.statSync(tool);
    expect(size).toBeLessThan(5_000_000);
    expect(`${Math.round(size / 1_000_000)} MB`).toBe(TOOL_SIZE);
  });

  it('prints JSON with what the text says', () => {
    const app = write('json', APP);
    const args = ['--alias', '@ours=src', 'src'];
    const text = run(app, args);
    const json = run(app, [...args, '--format', 'json']);
    const report = JSON.parse(json.out) as {
      readonly findings: readonly { readonly message: string }[];
    };
    expect(report).toMatchObject({
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
    for (const { message } of report.findings) {
      expect(text.out).toContain(message);
    }
    expect([text.code, json.code]).toEqual([1, 1]);
    expect(json.err).toBe(
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
    const app = write('gone', {
      'a.js': `${SDK}\n${'Accessibility.closedCaptions();\n'.repeat(3000)}`,
    });
    const child = spawn(process.execPath, [tool, '--from', '0.6.0', '.'], {
      cwd: app,
    });
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect([code, said]).toEqual([0, '']);
  });

  it('names what may not be read, and checks the rest', () => {
    const app = write('closed', {
      ...APP,
      'closed.js': SDK,
      'closed/b.js': SDK,
    });
    // Root can read every file, so run the tool as a different user.
    const uid = process.getuid?.() === 0 ? { uid: 65_534 } : {};
    fs.chmodSync(home, 0o755);
    fs.chmodSync(path.join(app, 'closed.js'), 0);
    fs.chmodSync(path.join(app, 'closed'), 0);
    const args = [tool, '--from', '0.7.0', '--alias', '@ours=src', '.'];
    const options = { cwd: app, encoding: 'utf8', ...uid } as const;
    const { stdout, status } = spawnSync(process.execPath, args, options);
    fs.chmodSync(path.join(app, 'closed'), 0o755);
    expect(stdout).toMatch(/^closed: Not checked: it can't be read\. EACCES/m);
    expect(stdout).toMatch(/^closed\.js: Not checked: .* EACCES/m);
    expect(stdout).toContain('The SDK is used in 1 of 2 files.');
    expect(status).toBe(1);
  });

  const OTHERS = [...versions].reverse().join(', ');

  it.each<[string[], number, string]>([
    [['--help'], 0, ''],
    [[], 2, 'No files given. Run, for example: node firebolt-upgrade.mjs src'],
    [['--format', 'sarif', '.'], 2, '--format: "sarif" isn\'t a format.'],
    [['--alias', '@', '.'], 2, '--alias: "@" isn\'t a valid alias.'],
    [
      ['--from', '0.6.0', 'nothing'],
      2,
      "nothing: Not checked: it can't be read. ENOENT",
    ],
    [['--from', '0.6', 'a.js'], 2, '--from: "0.6" isn\'t a version.'],
    [
      ['--from', '0.7.0', '--to', '0.6.0', 'a.js'],
      2,
      "--to: 0.6.0 isn't newer than 0.7.0.",
    ],
    [
      ['a.js'],
      2,
      `No package.json in this folder or its parent folders lists the SDK. Set --from to one of ${OTHERS}.`,
    ],
    [
      ['newer'],
      2,
      `newer/package.json: "^99.7.0" is newer than ${NEWEST}, the newest version that this check supports. Set --from and a newer --to, each to one of`,
    ],
    [['broken'], 2, "broken/package.json: This file isn't valid JSON"],
  ])('answers %j', (args, code, err) => {
    const app = write('bad', {
      'a.js': SDK,
      'newer/package.json': PACKAGE.replace('~0.6', '^99.7.0'),
      'newer/a.js': SDK,
      'broken/package.json': '{',
      'broken/a.js': SDK,
    });
    const said = run(app, args, starter);
    expect(said.code).toBe(code);
    expect(said.err.slice(0, err.length)).toBe(err);
  });
});
