import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { getFingerprint } from '../../shared/getFingerprint';
import { keepFiles, type TextFiles } from '../../shared/keepFiles';
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
      const files = { ...(await making), 'types.js': types };
      fs.mkdirSync(path.join(outDir, FOLDER), { recursive: true });
      for (const [name, text] of Object.entries(files)) {
        fs.writeFileSync(path.join(outDir, FOLDER, name), text);
      }
    },
  };
}
