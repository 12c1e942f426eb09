import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { isOwnFile } from '../../../src/plugins/content/markdown/isOwnFile';
import { dropOldFiles } from '../../../src/plugins/shared/dropOldFiles';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'old-files-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

function write(name: string, time: Date): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
  fs.utimesSync(file, time, time);
}

const list = (): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .sort();

beforeEach(() => {
  for (const name of fs.readdirSync(folder)) {
    fs.rmSync(path.join(folder, name), { recursive: true });
  }
  // A file server's clock may be behind that of the build, or before it.
  write('docs/old/index.html', new Date(Date.UTC(2090, 0, 1)));
  write('docs/old/index.md', new Date(Date.UTC(2090, 0, 1)));
  write('docs/new/index.html', new Date(Date.UTC(2000, 0, 1)));
});

it('keeps what was written, whenever that seems to be, and no empty folder', () => {
  dropOldFiles(folder, new Set(['docs/new/index.html']), () => true);
  expect(list()).toEqual(['docs', 'docs/new', 'docs/new/index.html']);
});

it('keeps what it is not asked for', () => {
  dropOldFiles(folder, new Set(), isOwnFile);
  expect(list()).toContain('docs/old/index.html');
  expect(list()).not.toContain('docs/old/index.md');
});

it.each([
  ['index.md', true],
  ['llms.txt', true],
  ['docs/1.0.0/llms-full.txt', true],
  ['docs/guide/index.md', true],
  ['docs/api/Device/name.d.ts', true],
  ['docs/1.0.0/api/schemas/Types/Id.json', true],
  // Others write these.
  ['docs/api/openrpc.json', false],
  ['docs/api/firebolt.d.ts', false],
  ['docs/changelog/feed.json', false],
  ['docs/api/Device/index.html', false],
  ['js/run/samples/1.0.0.json', false],
  ['offline.json', false],
])('knows of %s whether the plugin "markdown" writes it', (name, isOwn) => {
  expect(isOwnFile(name)).toBe(isOwn);
});
