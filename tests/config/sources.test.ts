import fs from 'node:fs';
import { expect, it } from 'vitest';
import versions from '../../versions.json';
import { listFiles } from '../../src/plugins/shared/listFiles';

it('no file names a version: what is true of one is in its folder', () => {
  const names = versions.map((version) => version.replaceAll('.', '\\.'));
  const name = new RegExp(`(?<![\\w.])(${names.join('|')})(?![\\w-]|\\.\\d)`);
  const files = listFiles('src')
    .filter((file) => /\.(tsx?|css|md|json)$/.test(file))
    .filter((file) => name.test(fs.readFileSync(`src/${file}`, 'utf8')));
  expect(files).toEqual([]);
});
