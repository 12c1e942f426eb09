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
  const isInput = (file: string): boolean =>
    INPUTS.some((name) => file === name || file.startsWith(`${name}/`));
  expect(files.filter((file) => !isInput(file))).toEqual([]);
});

it('changes with what the settings load from any folder', () => {
  const folder = makeFolder('cache');
  const file = path.join(folder, 'remark.js');
  const getKey = ({ code = '1', lock = '{}', url = '/a/' } = {}) => {
    fs.writeFileSync(file, code);
    fs.writeFileSync(path.join(folder, 'package-lock.json'), lock);
    createRequire(file)(file);
    const version = { written: [{ file: 'a.mdx', path: url }], cards: [] };
    return createCache(folder, () => [version as never]).configure({
      cache: { type: 'filesystem' },
      mode: 'development',
    });
  };
  const first = getKey();
  expect(getKey()).toEqual(first);
  // Packages and addresses also change it.
  for (const change of [{ code: '2' }, { lock: '[]' }, { url: '/b/' }])
    expect(getKey(change)).not.toEqual(first);
});

it('is deleted if a file is damaged', () => {
  const folder = makeFolder('cache');
  const file = path.join(folder, 'node_modules/.cache/webpack/client/0.pack');
  const open = () => {
    const opened = createCache(folder, () => []);
    const cache = { type: 'filesystem', name: 'client' } as const;
    opened.configure({ cache, mode: 'production' });
    return opened;
  };
  const cache = open();
  // webpack only warns where it can't write a cache, such as among read-only packages.
  cache.seal();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, 'modules');
  cache.seal();
  open();
  expect(fs.existsSync(file)).toBe(true);
  fs.writeFileSync(file, 'damaged');
  open();
  expect(fs.existsSync(file)).toBe(false);
});
