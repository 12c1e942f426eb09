import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openHashes } from '../../../src/plugins/shared/fileHashes';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hashes-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

const hash = (text: string): string =>
  createHash('sha256').update(text).digest('hex');

const DAY = new Date(Date.UTC(2022, 0, 1));

function write(name: string, text: string, time = DAY): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  fs.utimesSync(file, time, time);
  return file;
}

/** Hashes of the files, kept for the next to ask. */
function ask(kept: string, ...files: readonly string[]): readonly string[] {
  const hashes = openHashes(path.join(folder, kept));
  const answers = files.map((file) => hashes.get(file));
  hashes.save();
  return answers;
}

it('reads a file again when its size or its time is another, later or earlier', () => {
  const file = write('a', 'one');
  expect(ask('kept.json', file)).toEqual([hash('one')]);
  write('a', 'three');
  expect(ask('kept.json', file)).toEqual([hash('three')]);
  write('a', 'seven', new Date(Date.UTC(2000, 0, 1)));
  expect(ask('kept.json', file)).toEqual([hash('seven')]);
});

it('does not read it otherwise', () => {
  const file = write('b', 'one');
  ask('read.json', file);
  write('b', 'two');
  expect(ask('read.json', file)).toEqual([hash('one')]);
});

it('finds what it need not read, and nothing else', () => {
  const file = write('c', 'one');
  expect(openHashes(path.join(folder, 'none.json')).find(file)).toBeUndefined();
  ask('found.json', file);
  const hashes = openHashes(path.join(folder, 'found.json'));
  expect(hashes.find(file)).toBe(hash('one'));
  write('c', 'three');
  expect(hashes.find(file)).toBeUndefined();
});

it('forgets files that nobody has asked for', () => {
  const [a, b] = [write('d', 'one'), write('e', 'two')];
  ask('less.json', a, b);
  ask('less.json', b);
  const hashes = openHashes(path.join(folder, 'less.json'));
  expect([hashes.find(a), hashes.find(b)]).toEqual([undefined, hash('two')]);
});
