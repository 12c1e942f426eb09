import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

/** What one of the scripts of package.json says, and how it ends. */
function run(args: readonly string[], options: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...options, 'src/commands/site.cjs', ...args],
    { encoding: 'utf8' },
  );
  return { status, output: (stdout + stderr).trim() };
}

/** Makes Node.js say that it is another version. */
function pretend(version: string): readonly string[] {
  const file = path.join(folder, `${version}.cjs`);
  fs.writeFileSync(
    file,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
  );
  return ['--require', file];
}

describe('npm run serve', () => {
  it('refuses a build that has not ended', () => {
    fs.writeFileSync(path.join(folder, '.unfinished'), '');
    expect(run(['serve', '--dir', folder])).toEqual({
      status: 1,
      output: `${folder}/.unfinished: the build was stopped, or still runs, so its pages do not fit together. Run \`npm run build\` to its end.`,
    });
  });

  it.each(['serve', 'start'])('fails when %s has no port', async (command) => {
    const server = createServer().listen(0);
    const { port } = server.address() as AddressInfo;
    try {
      const args = ['--dir', '.cache', '--port', String(port)];
      expect(run([command, ...args])).toEqual({
        status: 1,
        output: `Port ${port} is in use. End what listens there, or choose another: npm run ${command} -- --port ${port + 1}`,
      });
    } finally {
      server.close();
    }
  });
});

describe('an old Node.js', () => {
  it.each(['18.20.4', '20.18.3'])('%s is told what is needed', (version) => {
    expect(run(['build'], pretend(version))).toEqual({
      status: 1,
      output: `This is Node.js ${version}. The site needs 20.19 or newer: install the version that .nvmrc names.`,
    });
  });

  it('is none that is new enough', () => {
    const { status, output } = run(['serve', '--help'], pretend('20.19.0'));
    expect(output).toContain('docusaurus serve');
    expect(status).toBe(0);
  });
});
