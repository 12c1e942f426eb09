import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { lockBuild } from '../../../src/plugins/main/lockBuild';
import { makeFolder } from '../../makeFolder';

const root = makeFolder('lock');
const folder = path.join(root, 'generated');
const lock = path.join(folder, 'build.lock');

beforeEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

const hold = (id: number | undefined): void => {
  fs.mkdirSync(folder);
  fs.writeFileSync(lock, String(id));
};

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

it('refuses a second build, and says what to do', () => {
  const first = spawn(process.execPath, ['--eval', 'setInterval(() => 0, 9)']);
  hold(first.pid);
  try {
    expect(() => {
      lockBuild(folder);
    }).toThrow(
      `${lock}: another build (process ${String(first.pid)}) is running in this checkout and writing the same files. Wait until it has finished. If no build is running, delete this file.`,
    );
  } finally {
    first.kill();
  }
});

it('does not wait for a build that was killed', () => {
  hold(spawnSync(process.execPath, ['--eval', '0']).pid);
  expect(build()).toBe('true');
});
