import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepFiles } from '../../../src/plugins/shared/keepFiles';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-files-'));

afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Makes a file of its data, and notes that it ran. */
const MAKER = `
  const { parentPort, workerData } = require('node:worker_threads');
  require('node:fs').appendFileSync(workerData.notes, 'made ');
  parentPort.postMessage({ 'size.json': workerData.size });
`;

it('makes the files once, and again for another key', async () => {
  const maker = path.join(folder, 'make.js');
  const notes = path.join(folder, 'notes.txt');
  fs.writeFileSync(maker, MAKER);
  const cache = path.join(folder, 'below/kept.json');
  const keep = (key: string, size: string) =>
    keepFiles(cache, key, maker, { notes, size });
  for (const size of ['1', 'as before']) {
    await expect(keep('first', size)).resolves.toEqual({ 'size.json': '1' });
    expect(fs.readFileSync(notes, 'utf8')).toBe('made ');
  }
  await expect(keep('second', '2')).resolves.toEqual({ 'size.json': '2' });
  expect(fs.readFileSync(notes, 'utf8')).toBe('made made ');
});
