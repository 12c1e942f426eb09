import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { INPUTS } from '../../../src/plugins/pipeline/createCache';

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
