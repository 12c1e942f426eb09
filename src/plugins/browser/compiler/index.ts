import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CompilerSize } from '../../../typing/CompilerSize';
import type { FinishingPlugin } from '../../finish/getSteps';
import { bundleCompiler, bundleWorker, readLibraries } from './bundle';

const FOLDER = 'js/compiler';

const TYPES_WORKER = path.resolve(__dirname, '../../../typing/worker.ts');

/**
 * TypeScript for the pages that check code: the compiler and its libraries,
 * which all share, and the worker that answers an editor. Each comes when a
 * reader asks for it, from files that no page names; a build makes them,
 * `npm start` does not.
 */
export default function compilerPlugin(): FinishingPlugin {
  return {
    name: 'compiler',
    async finish({ outDir }) {
      const compiler = await bundleCompiler();
      const libraries = JSON.stringify(readLibraries());
      const size: CompilerSize = {
        download: gzipSync(compiler).length + gzipSync(libraries).length,
        compiler: Buffer.byteLength(compiler),
      };
      const files = {
        'typescript.js': compiler,
        'libraries.json': libraries,
        'types.js': await bundleWorker(TYPES_WORKER),
        'size.json': JSON.stringify(size),
      };
      fs.mkdirSync(path.join(outDir, FOLDER), { recursive: true });
      for (const [name, text] of Object.entries(files)) {
        fs.writeFileSync(path.join(outDir, FOLDER, name), text);
      }
    },
  };
}
