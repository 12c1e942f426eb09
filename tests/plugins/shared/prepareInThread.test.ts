import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { prepareInThread } from '../../../src/plugins/shared/prepareInThread';
import { makeFolder } from '../../makeFolder';

const folder = makeFolder('prepare-in-thread');

const PORT = "require('node:worker_threads').parentPort";
const POST = `${PORT}.postMessage`;

function write(name: string, text: string): string {
  const file = path.join(folder, `${name}.js`);
  fs.writeFileSync(file, text);
  return file;
}

it('tells of a fault while it prepared when somebody asks', async () => {
  const file = write('throws-early', "throw new Error('no such page');");
  const opened = once(process, 'worker');
  const goOn = prepareInThread(file, {});
  const [worker] = (await opened) as [Worker];
  await new Promise((resolve) => worker.once('exit', resolve));
  await expect(goOn('go on')).rejects.toThrow('no such page');
});

const MODULE = JSON.stringify(
  path.resolve('src/plugins/shared/prepareInThread'),
);

it('lets a process end whose thread waits', () => {
  const file = write('waiting', `${PORT}.once('message', () => 0);`);
  const code = `require('tsx/cjs'); require(${MODULE}).prepareInThread(${JSON.stringify(file)}, {});`;
  const { status, signal } = spawnSync(process.execPath, ['-e', code], {
    // Loading is slow during builds. The test fails only if the thread never ends.
    timeout: 100_000,
  });
  expect({ status, signal }).toEqual({ status: 0, signal: null });
});

it('answers each message', async () => {
  const file = write('twice', `${PORT}.on('message', (n) => ${POST}(n * 2));`);
  const ask = prepareInThread<number>(file, {});
  expect([await ask(1), await ask(2)]).toEqual([2, 4]);
});

it('takes an answer of a thread that has ended in the meantime', async () => {
  const opened = once(process, 'worker');
  const answer = prepareInThread(write('brief', `${POST}('done');`), {})();
  await opened;
  // The main thread is busy, and gets the answer and the end at once.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  await expect(answer).resolves.toBe('done');
});

it('takes an empty answer for an answer', async () => {
  const file = write('empty', `${POST}('');`);
  await expect(prepareInThread(file, {})()).resolves.toBe('');
});

const END = `before it returned a result. Look for process.exit or a promise that isn't awaited.`;

it.each([
  ['ends at once', '', `: the worker exited with code 0 ${END}`],
  ['exits', 'process.exit(3);', `: the worker exited with code 3 ${END}`],
  ['throws', "throw new Error('no such page');", 'no such page'],
  [
    'asks where it is',
    `${POST}(__dirname);`,
    ": this file or one of its imports uses __dirname, which isn't available in a worker. Pass the path in the worker's data.",
  ],
])('refuses a thread that %s', async (name, text, message) => {
  const file = write(name, text);
  await expect(prepareInThread(file, {})()).rejects.toThrow(
    message.replace(/^(?=:)/, file),
  );
});
