import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeFolder } from '../../makeFolder';

const root = makeFolder('lock');
const folder = path.join(root, 'generated');
const lock = path.join(folder, 'build.lock');

beforeEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Locks the folder twice in a separate process, which prints the result. */
const build = (): string =>
  spawnSync(
    process.execPath,
    [
      '--require',
      'tsx/cjs',
      '--eval',
      `require('./src/plugins/main/lockBuild.ts').lockBuild(process.argv[1]);
       require('./src/plugins/main/lockBuild.ts').lockBuild(process.argv[1]);
       console.log(require('node:fs').readFileSync(process.argv[2], 'utf8') === String(process.pid));`,
      folder,
      lock,
    ],
    { encoding: 'utf8' },
  ).stdout.trim();

it('makes the folder that of one process, until it ends', () => {
  expect(build()).toBe('true');
  expect(fs.existsSync(lock)).toBe(false);
});

it('does not wait for a build that was killed', () => {
  const { pid } = spawnSync(process.execPath, ['--eval', '0']);
  fs.mkdirSync(folder);
  fs.writeFileSync(lock, String(pid));
  expect(build()).toBe('true');
});
