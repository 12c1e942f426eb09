import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { TOOL_MAKERS } from '../../../src/plugins/browser/upgrade';
import { MAKERS } from '../../../src/plugins/shared/getFingerprint';

/** What makes modules of pages, or texts that are kept for the next build. */
const ENTRIES = [
  'src/plugins/browser/compiler/makeFiles.ts',
  'src/plugins/checks/csp/addPolicy.ts',
  'src/plugins/checks/links/worker.ts',
  'src/plugins/checks/pages/checkImages.ts',
  'src/plugins/content/archive/writeArchives.ts',
  'src/plugins/content/markdown/worker.ts',
  'src/plugins/content/openrpc/loader.ts',
  'src/plugins/content/openrpc/summariesLoader.ts',
  'src/plugins/content/page-data/diagramLoader.ts',
  'src/plugins/content/page-data/feedLoader.ts',
  'src/plugins/content/search/index.ts',
  'src/plugins/pipeline/index.ts',
  'src/plugins/pipeline/dev/loader.ts',
];

/** The tool of the upgrade check, and what makes it. */
const TOOL_ENTRIES = [
  'src/commands/upgrade/tool.ts',
  'src/plugins/browser/upgrade/makeFiles.ts',
];

it.each([
  ['modules', ENTRIES, MAKERS],
  ['the upgrade tool', TOOL_ENTRIES, [...MAKERS, ...TOOL_MAKERS]],
])('changes with every file that makes %s', async (_, entries, makers) => {
  const { metafile } = await build({
    entryPoints: entries,
    outdir: 'none',
    bundle: true,
    packages: 'external',
    platform: 'node',
    define: { PACKED_DATA: '""' },
    metafile: true,
    write: false,
  });
  const files = Object.keys(metafile.inputs);
  expect(files.length).toBeGreaterThan(50);
  const others = files.filter(
    (file) =>
      !makers.some((name) => file === name || file.startsWith(`${name}/`)),
  );
  expect(others).toEqual([]);
});
