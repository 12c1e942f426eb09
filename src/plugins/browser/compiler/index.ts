import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { serveFiles } from '../../shared/serveFiles';
import { writeFiles, type TextFiles } from '../../shared/textFiles';
import { bundleWorker } from './bundle';
import { keepCompiler } from './keepCompiler';

const FOLDER = 'js/compiler/';

const TYPES_WORKER = path.resolve(
  __dirname,
  '../../../browser/typing/worker.ts',
);

async function makeFiles(siteDir: string): Promise<TextFiles> {
  const [files, types] = await Promise.all([
    keepCompiler(siteDir),
    bundleWorker(TYPES_WORKER),
  ]);
  return { ...files, 'types.js': types };
}

/**
 * TypeScript for the pages that check code: the compiler and its libraries,
 * which all share, and the worker that answers an editor. Each comes when a
 * reader asks for it, from files that no page names.
 */
export default function compilerPlugin({
  siteDir,
}: LoadContext): FinishingPlugin {
  let making: Promise<TextFiles> | undefined;
  return {
    name: 'compiler',
    async contentLoaded() {
      serveFiles(FOLDER, () => makeFiles(siteDir));
      if (process.env.NODE_ENV !== 'production') return;
      // A core is idle while pages are compiled. A fault shows in finish().
      making = makeFiles(siteDir);
      making.catch(() => undefined);
    },
    async finish({ outDir }) {
      writeFiles(path.join(outDir, FOLDER), (await making) ?? {});
    },
  };
}
