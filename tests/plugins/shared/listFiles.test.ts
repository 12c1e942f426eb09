import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../../src/plugins/shared/listFiles';
import { writeFiles } from '../../../src/plugins/shared/textFiles';
import { makeFolder } from '../../makeFolder';

it('lists what was written, but no folders, in one order', () => {
  const folder = makeFolder('list-files');
  writeFiles(folder, { 'b/c/d.txt': '1', 'b.txt': '2', 'a.txt': '3' });
  fs.mkdirSync(path.join(folder, 'empty'));
  expect(listFiles(folder)).toEqual(['a.txt', 'b.txt', 'b/c/d.txt']);
});

it('lists what a linked folder contains, as Docusaurus does', () => {
  const folder = makeFolder('list-linked-files');
  const other = makeFolder('linked-files');
  writeFiles(other, { 'a.txt': '1' });
  fs.symlinkSync(other, path.join(folder, 'linked'), 'junction');
  expect(listFiles(folder)).toEqual(['linked/a.txt']);
});
