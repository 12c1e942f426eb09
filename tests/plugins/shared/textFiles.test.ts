import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeText } from '../../../src/plugins/shared/textFiles';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'write-text-'));
const file = path.join(folder, 'a.txt');

afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

it('writes a file again when its text is another', () => {
  writeText(file, 'one');
  const long = new Date(2000, 0, 1);
  fs.utimesSync(file, long, long);
  writeText(file, 'one');
  expect(fs.statSync(file).mtime).toEqual(long);
  writeText(file, 'two');
  expect(fs.readFileSync(file, 'utf8')).toBe('two');
});
