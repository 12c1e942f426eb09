import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  dropOldFiles,
  WRITTEN_AGAIN,
} from '../../../src/plugins/shared/dropOldFiles';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'old-files-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

const START = Date.UTC(2030, 0, 1);

function write(name: string, time: number): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
  fs.utimesSync(file, time / 1000, time / 1000);
}

const list = (): readonly string[] =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

beforeEach(() => {
  for (const name of fs.readdirSync(folder)) {
    fs.rmSync(path.join(folder, name), { recursive: true });
  }
  write('old/page/index.html', START - 1);
  write('old/page/index.md', START - 1);
  write('new/index.html', START);
});

it('keeps what is new, and no empty folder', () => {
  expect(dropOldFiles(folder, START)).toBe(false);
  expect(list()).toEqual(['new', path.join('new', 'index.html')]);
});

it('keeps for now what is written again', () => {
  dropOldFiles(folder, START, WRITTEN_AGAIN);
  expect(list()).toContain(path.join('old', 'page', 'index.md'));
  expect(list()).not.toContain(path.join('old', 'page', 'index.html'));
});
