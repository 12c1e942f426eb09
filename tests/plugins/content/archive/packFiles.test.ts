import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { packFiles } from '@site/src/plugins/content/archive/packFiles';

const FILES = ['b/2.txt', 'a.txt', 'b/1.txt'].map(
  (name) => [name, Buffer.from(`The file ${name}`)] as const,
);

test('packs the same files to the same bytes, in whatever order they come', async () => {
  const zip = await packFiles(new Map(FILES));
  const again = await packFiles(new Map([...FILES].reverse()));
  expect(again).toEqual(zip);
  const files = Object.entries(unzipSync(zip));
  expect(files.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['a.txt', 'The file a.txt'],
    ['b/1.txt', 'The file b/1.txt'],
    ['b/2.txt', 'The file b/2.txt'],
  ]);
});
