import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  askThread,
  runInThread,
} from '../../../src/plugins/shared/runInThread';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-in-thread-'));

afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

const POST = "require('node:worker_threads').parentPort.postMessage";
const DATA = "require('node:worker_threads').workerData";

/** A module of this text. */
function write(name: string, text: string): string {
  const file = path.join(folder, `${name}.js`);
  fs.writeFileSync(file, text);
  return file;
}

it('returns all answers', async () => {
  const file = write('answers', `${POST}(1); ${POST}(${DATA} + 1);`);
  await expect(runInThread(file, 1)).resolves.toEqual([1, 2]);
});

it('takes an empty answer for an answer', async () => {
  const file = write('empty', `${POST}('');`);
  await expect(runInThread(file, {})).resolves.toEqual(['']);
});

it.each([
  ['ends at once', '', 0, 0],
  ['exits without an answer', 'process.exit(0);', 0, 0],
  ['exits with a code after an answer', `${POST}(1); process.exit(3);`, 3, 1],
])('refuses a thread that %s', async (name, text, code, answers) => {
  const file = write(name, text);
  await expect(runInThread(file, {})).rejects.toThrow(
    `${file}: the thread ended with exit code ${code} and ${answers} answers. It must post at least one and end by itself; look for process.exit, or for work that nothing awaits.`,
  );
});

it('fails with the error of the thread', async () => {
  const file = write('throws', "throw new Error('no such page');");
  await expect(runInThread(file, {})).rejects.toThrow('no such page');
});

const MODULE = JSON.stringify(path.resolve('src/plugins/shared/runInThread'));

it('answers questions in order, and goes on after a fault', async () => {
  const file = write(
    'asks',
    `require(${MODULE}).answer((text) => { if (text === 'no') throw new Error('not this'); return text + '!'; });`,
  );
  const ask = askThread(file);
  const answers = await Promise.allSettled(['a', 'no', 'b'].map(ask));
  expect(answers).toMatchObject([
    { value: 'a!' },
    { reason: { message: 'Error: not this' } },
    { value: 'b!' },
  ]);
});

it('fails all that is asked of a thread that ends', async () => {
  const file = write('gone', 'process.exit(4);');
  const ask = askThread(file);
  const answers = await Promise.allSettled(['a', 'b'].map(ask));
  const reason = { message: `${file}: the thread ended with exit code 4.` };
  expect(answers).toMatchObject([{ reason }, { reason }]);
});
