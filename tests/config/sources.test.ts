import fs from 'node:fs';
import { expect, it } from 'vitest';
import { findCircle, readImports } from './readImports';

it('no file imports itself through others, not even a type', () => {
  const files = readImports();
  expect(files.size).toBeGreaterThan(400);
  expect(findCircle(files)).toBeUndefined();
});

it('no file names a version: what is true of one is in its folder', () => {
  const versions = JSON.parse(
    fs.readFileSync('versions.json', 'utf8'),
  ) as readonly string[];
  const names = versions.map((version) => version.replaceAll('.', '\\.'));
  const name = new RegExp(`(?<![\\w.])(${names.join('|')})(?![\\w-]|\\.\\d)`);
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css|md|json)$/.test(file))
    .filter((file) => name.test(fs.readFileSync(`src/${file}`, 'utf8')));
  expect(files).toEqual([]);
});
