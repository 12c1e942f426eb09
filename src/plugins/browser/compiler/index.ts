import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { getFingerprint } from '../../shared/getFingerprint';
import { keepFiles } from '../../shared/keepFiles';
import { writeFiles, type TextFiles } from '../../shared/textFiles';
import { bundleWorker } from './bundle';

const FOLDER = 'js/compiler';

const TYPES_WORKER = path.resolve(
  __dirname,
  '../../../browser/typing/worker.ts',
);

/**
 * TypeScript for the pages that check code: the compiler and its libraries,
 * which all share, and the worker that answers an editor. Each comes when a
 * reader asks for it, from files that no page names; a build makes them,
 * `npm start` does not.
 */
export default function compilerPlugin({
  siteDir,
}: LoadContext): FinishingPlugin {
  let making: Promise<TextFiles> | undefined;
  return {
    name: 'compiler',
    async contentLoaded() {
      if (process.env.NODE_ENV !== 'production') return;
      // A core is idle while pages are compiled. A fault shows in finish().
      making = keepFiles(
        path.join(siteDir, 'node_modules/.cache/compiler.json'),
        getFingerprint(siteDir),
        path.join(__dirname, 'makeFiles.ts'),
        undefined,
      );
      making.catch(() => undefined);
    },
    async finish({ outDir }) {
      const types = await bundleWorker(TYPES_WORKER);
      writeFiles(path.join(outDir, FOLDER), {
        ...(await making),
        'types.js': types,
      });
    },
  };
}
