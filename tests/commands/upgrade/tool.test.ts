import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleCompiler } from '../../../src/plugins/browser/compiler/bundle';
import { readLibraries } from '../../../src/plugins/browser/compiler/readLibraries';
import {
  addCompiler,
  bundleTool,
} from '../../../src/plugins/browser/upgrade/bundleTool';
import { getSiteLinks, TOOL_SIZE } from '../../../src/upgrade/printReport';
import schema from '../../../src/upgrade/report.schema.json';
import { VERSIONS } from '../../upgrade/setting';

const NEWEST = VERSIONS.at(-1)?.version ?? '';

const TIMEOUT = 120_000;

const SIZE_LIMIT = 5_000_000;

/** An empty folder with the tool, and without the project. */
let home = '';

beforeAll(async () => {
  home = fs.realpathSync(
    fs.mkdtempSync(path.join(os.tmpdir(), 'firebolt-upgrade-')),
  );
  const text = await bundleTool('src/commands/upgrade/tool.ts', {
    versions: VERSIONS,
    libraries: readLibraries(),
    links: getSiteLinks('https://x/', NEWEST),
  });
  fs.writeFileSync(
    path.join(home, 'firebolt-upgrade.mjs'),
    addCompiler(text, await bundleCompiler()),
  );
}, TIMEOUT);

afterAll(() => {
  fs.rmSync(home, { recursive: true });
});

/** Writes an app below the folder; paths and texts. */
function write(name: string, files: Readonly<Record<string, string>>): string {
  const root = path.join(home, name);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  return root;
}

function run(
  cwd: string,
  args: readonly string[],
  options: { readonly uid?: number; readonly timeout?: number } = {},
): { code: number | null; out: string; err: string } {
  const tool = path.join(home, 'firebolt-upgrade.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tool, ...args],
    { cwd, encoding: 'utf8', ...options },
  );
  return { code: status, out: stdout, err: stderr };
}

const SDK = "import { Accessibility, Device } from '@firebolt-js/sdk';";

const PACKAGE = '{"dependencies":{"@firebolt-js/sdk":"^0.6.0"}}';

const DEPRECATED = [SDK, 'Accessibility.closedCaptions().then(Device);', ''];

describe('the tool', () => {
  it('has at most 5 MB, and the page says how much', () => {
    const { size } = fs.statSync(path.join(home, 'firebolt-upgrade.mjs'));
    expect(size).toBeLessThan(SIZE_LIMIT);
    expect(`${Math.round(size / 1_000_000)} MB`).toBe(TOOL_SIZE);
  });

  it('prints a line and a link per finding, by what to do', () => {
    const app = write('text', {
      'package.json': PACKAGE,
      'src/a.js': [...DEPRECATED, "Device.once('nameChanged', f);"].join('\n'),
    });
    expect(run(app, ['src'])).toEqual({
      code: 1,
      err: '',
      out: [
        'Must be changed (1)',
        'src/a.js:4: stops working: `once` alone no longer starts the delivery of events: this callback is never called. Use `listen` or a subscription, or call `Lifecycle.ready()`.',
        '    https://x/docs/firebolt_docs/getting-started/upgrading/#once-needs-company',
        '',
        'Works, but is advised against (1)',
        'src/a.js:2: deprecated: `Accessibility.closedCaptions` is deprecated. Since 0.6.0. Use `Accessibility.closedCaptionsSettings()`.',
        '    https://x/docs/firebolt_docs/getting-started/upgrading/#caption-and-voice-guidance-settings',
        '',
        `From 0.6.0 to ${NEWEST}: 1 × stops working, 1 × deprecated. The SDK is used in 1 of 1 file.`,
        `All differences: https://x/compare/?from=0.6.0&to=${NEWEST}`,
        '',
      ].join('\n'),
    });
  });

  it('finds package.json from the given path upward', () => {
    const app = write('upward', { 'package.json': PACKAGE, 'src/a.js': SDK });
    const want = /^No code is affected by the upgrade from 0\.6\.0/;
    expect(run(path.join(app, 'src'), ['a.js']).out).toMatch(want);
    expect(run(home, ['upward/src']).out).toMatch(want);
  });

  it('prints JSON as the schema says, and nothing else', () => {
    const app = write('json', {
      'package.json': '{"optionalDependencies":{"@firebolt-js/sdk":"~0.6"}}',
      'a.js': DEPRECATED.join('\n'),
      'b.js': 'import {',
      'dist/c.js': SDK,
    });
    const { out, err } = run(app, ['--format', 'json', '.']);
    const report: unknown = JSON.parse(out);
    const validate = new Ajv().compile(schema);
    validate(report);
    expect(validate.errors).toBeNull();
    expect(report).toMatchObject({
      $schema: `https://x/js/upgrade/${NEWEST}/report.schema.json`,
      files: ['a.js', 'b.js'],
      usedIn: ['a.js'],
      skipped: [{ path: 'dist', reason: 'made from sources' }],
    });
    expect(err).toBe(
      'package.json: "~0.6" allows several versions; 0.6.0 is the oldest of them. Checked from 0.6.0 on.\n',
    );
  });

  it('prints SARIF with levels and places', () => {
    const app = write('sarif', { 'my app/a.js': DEPRECATED.join('\n') });
    const args = ['--format', 'sarif', '--from', '0.6.0', 'my app'];
    expect(JSON.parse(run(app, args).out)).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'firebolt-upgrade', version: NEWEST } },
          results: [
            {
              ruleId: 'deprecated',
              level: 'warning',
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'my%20app/a.js' },
                    region: { startLine: 2 },
                  },
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it('prints commands that mark lines of pull requests', () => {
    const app = write('github', { 'a,b.js': DEPRECATED.join('\n') });
    const args = ['--format', 'github', '--from', '0.6.0', '.'];
    expect(run(app, args).out).toMatch(
      /^::warning file=a%2Cb\.js,line=2,title=Deprecated::`Accessibility/,
    );
  });

  it('is what the site runs from the folder that npm was called in', () => {
    const app = write('same', { 'src/a.js': DEPRECATED.join('\n') });
    const args = ['--from', '0.6.0', 'src'];
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'src/commands/upgrade/run.ts', ...args],
      { env: { ...process.env, INIT_CWD: app }, encoding: 'utf8' },
    );
    const tool = run(app, args);
    const site = /https:\/\/[^/]+\/firebolt-documentation\//g;
    expect(stdout.replace(site, 'https://x/')).toBe(tool.out);
    expect(status).toBe(tool.code);
  });

  it('is a job of five lines in the guide', () => {
    const page = `versioned_docs/version-${NEWEST}/firebolt_docs/getting-started/upgrading.mdx`;
    const text = fs.readFileSync(page, 'utf8');
    const [, job = ''] = /```yaml\n([^]*?)```/.exec(text) ?? [];
    expect(job).toContain('node firebolt-upgrade.mjs --format github src');
    expect(job.trim().split('\n')).toHaveLength(5);
  });

  it('helps, and tells its version', () => {
    const help = run(home, ['--help']);
    expect(help.code).toBe(0);
    expect(help.out).toMatch(/^Usage: node firebolt-upgrade\.mjs/);
    expect(run(home, ['--version']).out).toBe(`${NEWEST}\n`);
  });

  it('ends quietly where its reader goes', () => {
    const app = write('pipe', {
      'a.js': `${SDK}\n${'Accessibility.closedCaptions();\n'.repeat(3000)}`,
    });
    const tool = path.join(home, 'firebolt-upgrade.mjs');
    const { stderr } = spawnSync(
      'sh',
      ['-c', `"${process.execPath}" "${tool}" --from 0.6.0 . | head -1`],
      { cwd: app, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
  });

  it('tells what it found where nobody reads it to the end', async () => {
    const app = write('gone', {
      'a.js': `${SDK}\n${'Accessibility.closedCaptions();\n'.repeat(3000)}`,
    });
    const tool = path.join(home, 'firebolt-upgrade.mjs');
    const child = spawn(process.execPath, [tool, '--from', '0.6.0', '.'], {
      cwd: app,
    });
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect([code, said]).toEqual([0, '']);
  });

  it('uses color on a terminal only', () => {
    const app = write('color', { 'a.js': DEPRECATED.join('\n') });
    const tool = path.join(home, 'firebolt-upgrade.mjs');
    const line = `"${process.execPath}" "${tool}" --from 0.6.0 .`;
    const show = (env: Readonly<Record<string, string>>): string =>
      spawnSync('script', ['-qec', line, '/dev/null'], {
        cwd: app,
        encoding: 'utf8',
        env: { ...process.env, ...env },
      }).stdout;
    const title = 'Works, but is advised against (1)';
    expect(show({ NO_COLOR: '' })).toContain(`\u001B[33m${title}\u001B[0m`);
    const { out } = run(app, ['--from', '0.6.0', '.']);
    for (const plain of [show({ NO_COLOR: '1' }), out]) {
      expect(plain).toContain(title);
      expect(plain).not.toContain('\u001B[');
    }
  });
});

describe('bad input', () => {
  const deep = `export const f = (p) => p${'.a()'.repeat(800)};`;
  const sum = `export const s = ${Array.from({ length: 2000 }, () => 'y').join('+')};`;

  it('is named, and the rest is checked', () => {
    const app = write('bad', {
      'package.json': PACKAGE,
      'bad.js': 'import {',
      'deep.js': deep,
      'good.js': SDK,
      'sum.js': sum,
    });
    fs.symlinkSync('nowhere', path.join(app, 'gone.js'));
    const { code, out } = run(app, ['.']);
    expect(code).toBe(2);
    expect(out).toMatch(/^gone\.js: Not checked: it cannot be read\. ENOENT/m);
    expect(out).toMatch(/^deep\.js: Not checked: it nests too deep/m);
    expect(out).toMatch(/^sum\.js: Not checked: it nests too deep/m);
    expect(out).toMatch(/^bad\.js: Line 1 is not valid code/m);
    expect(out).toContain('The SDK is used in 1 of 2 files.');
  });

  it('is named where a file or a folder may not be read', () => {
    const app = write('closed', {
      'package.json': PACKAGE,
      'a.js': SDK,
      'closed.js': SDK,
      'closed/b.js': SDK,
    });
    // Who may read everything reads as somebody who may not.
    const uid = process.getuid?.() === 0 ? { uid: 65_534 } : {};
    fs.chmodSync(home, 0o755);
    fs.chmodSync(path.join(app, 'closed.js'), 0);
    fs.chmodSync(path.join(app, 'closed'), 0);
    const { code, out } = run(app, ['.'], uid);
    fs.chmodSync(path.join(app, 'closed'), 0o755);
    expect(out).toMatch(/^closed: Not checked: it cannot be read\. EACCES/m);
    expect(out).toMatch(
      /^closed\.js: Not checked: it cannot be read\. EACCES/m,
    );
    expect(out).toContain(
      `No code that was checked is affected by the upgrade from 0.6.0 to ${NEWEST}. The SDK is used in 1 of 1 file.`,
    );
    expect(code).toBe(2);
  });

  it('is named where it is no file, and nobody waits for it', () => {
    const app = write('odd', {
      'package.json': PACKAGE,
      'a.js': SDK,
      'folder.js/b.js': SDK,
    });
    fs.symlinkSync('round.js', path.join(app, 'round.js'));
    spawnSync('mkfifo', [path.join(app, 'pipe.js')]);
    const timeout = 60_000;
    const { code, out } = run(app, ['.'], { timeout });
    expect(out).toMatch(/^round\.js: Not checked: it cannot be read\. ELOOP/m);
    expect(out).toMatch(
      /^pipe\.js: Not checked: it is neither a file nor a folder\./m,
    );
    expect(out).toContain('The SDK is used in 2 of 2 files.');
    expect(code).toBe(2);
    expect(run(app, ['--from=0.6.0', 'pipe.js'], { timeout }).err).toMatch(
      /^pipe\.js: Not checked: it is neither a file nor a folder\./,
    );
  });

  it('does not hide that something must be changed', () => {
    const app = write('worse', {
      'package.json': PACKAGE,
      'bad.js': 'import {',
      'a.js': `${SDK}\nDevice.once('nameChanged', f);`,
    });
    expect(run(app, ['.']).code).toBe(1);
  });

  it.each([
    [
      ['--from', '0.6.0', 'nothing'],
      /^nothing: Not checked: it does not exist/,
    ],
    [['--from', '0.6.0', '.'], /^No file was checked\./],
    [[], /^Which files\?/],
    [['--format', 'xml', '.'], /^--format: "xml" is not a format\./],
    [['--form', 'x'], /^Unknown option '--form'/],
  ])('ends with 2 for %s', (args, want) => {
    const app = write('empty', { 'a.css': '' });
    const { code, out, err } = run(app, args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(want);
  });

  it('says so where package.json asks for a version that is not known', () => {
    const app = write('newer', {
      'package.json': PACKAGE.replace('^0.6.0', '^99.7.0'),
      'a.js': SDK,
    });
    expect(run(app, ['.'])).toEqual({
      code: 2,
      out: '',
      err: `--to: ${NEWEST} is not newer than ${NEWEST}. package.json: "^99.7.0" is newer than ${NEWEST}, the newest version known here. Choose a newer version, or an older one for --from.\n`,
    });
  });
});

describe('folders', () => {
  it('are judged from the given one on', () => {
    const root = write('build/.hidden/dist', {
      'package.json': PACKAGE,
      'src/build/a.js': SDK,
      'coverage/b.js': SDK,
    });
    const out = run(home, [path.relative(home, root)]).out;
    expect(out).toContain('The SDK is used in 1 of 1 file.');
    expect(out).toContain('dist/coverage (made from sources)');
    const given = run(home, [`${path.relative(home, root)}/coverage`]).out;
    expect(given).toContain('The SDK is used in 1 of 1 file.');
  });

  it('are read once where links lead round', () => {
    const app = write('links', { 'package.json': PACKAGE, 'src/a.js': SDK });
    fs.symlinkSync('..', path.join(app, 'src/up'));
    fs.symlinkSync('a.js', path.join(app, 'src/same.js'));
    expect(run(app, ['src']).out).toContain('used in 1 of 1 file.');
    fs.mkdirSync(path.join(app, 'other'));
    fs.symlinkSync('../src/a.js', path.join(app, 'other/linked.js'));
    expect(run(app, ['other']).out).toContain('used in 1 of 1 file.');
  });
});

describe('patches', () => {
  const git = (cwd: string, args: readonly string[]): string => {
    const { status, stderr } = spawnSync('git', args, {
      cwd,
      encoding: 'utf8',
    });
    return status === 0 ? '' : stderr;
  };
  const lines = [SDK, '', 'Accessibility.closedCaptions();', ''];

  it.each([
    ['from the app', '.', ['src'], '.'],
    ['for one file', '.', ['src/a.js'], '.'],
    ['from a subfolder', 'src', ['.'], 'src'],
    ['from beside the app', '../beside', ['../app/src'], '.'],
    ['from above the app', '..', ['app'], '..'],
  ])('apply as they are, made %s', (name, cwd, args, where) => {
    const folder = `patch ${name}`;
    write(`${folder}/beside`, { 'x.txt': '' });
    const app = write(`${folder}/app`, {
      'package.json': PACKAGE,
      'src/a.js': lines.join('\r\n'),
      'src/my b.vue': `<script>\n${lines.join('\n')}</script>`,
    });
    expect(git(app, ['init', '-q'])).toBe('');
    const { out, err } = run(path.join(app, cwd), ['--format=patch', ...args]);
    const file = path.join(home, 'made.patch');
    fs.writeFileSync(file, out);
    expect(git(path.join(app, where), ['apply', file])).toBe('');
    const text = fs.readFileSync(path.join(app, 'src/a.js'), 'utf8');
    expect(text).toBe(
      lines.join('\r\n').replace('closedCaptions', 'closedCaptionsSettings'),
    );
    expect(err).toBe(
      name === 'from beside the app'
        ? 'The paths of the patch begin at ../app: git -C ../app apply <patch>\n'
        : '',
    );
  });
});
