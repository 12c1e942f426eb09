import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { createCache, INPUTS } from '../../../src/plugins/pipeline/createCache';
import { makeFolder } from '../../makeFolder';

/** Files that compile the modules of pages. */
const ENTRIES = [
  'src/plugins/checks/pages/checkText.ts',
  'src/plugins/content/openrpc/loader.ts',
  'src/plugins/content/page-data/loader.ts',
  'src/plugins/pipeline/index.ts',
  'src/plugins/pipeline/dev/loader.ts',
];

it('changes with every file that makes modules', async () => {
  const { metafile } = await build({
    entryPoints: ENTRIES,
    outdir: 'none',
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    write: false,
  });
  const files = Object.keys(metafile.inputs);
  expect(files.length).toBeGreaterThan(50);
  const others = files.filter(
    (file) =>
      !INPUTS.some((name) => file === name || file.startsWith(`${name}/`)),
  );
  expect(others).toEqual([]);
});

it('changes with what the settings load from any folder', () => {
  const folder = makeFolder('cache');
  const file = path.join(folder, 'remark.js');
  const getKey = (text: string) => {
    fs.writeFileSync(file, text);
    createRequire(file)(file);
    const cache = createCache(folder, () => []);
    return cache.configure({
      cache: { type: 'filesystem' },
      mode: 'development',
    });
  };
  const first = getKey('1');
  expect(getKey('1')).toEqual(first);
  expect(getKey('2')).not.toEqual(first);
});
