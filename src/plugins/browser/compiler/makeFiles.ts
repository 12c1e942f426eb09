import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CompilerSize } from '../../../typing/protocol';
import type { TextFiles } from '../../shared/textFiles';
import { bundleCompiler, bundleWorker, readLibraries } from './bundle';

const TYPES_WORKER = path.resolve(
  __dirname,
  '../../../browser/typing/worker.ts',
);

const getPackedSize = async (text: string): Promise<number> =>
  (await promisify(gzip)(text)).length;

/** Files of the TypeScript compiler for pages that check code, by name. */
export interface CompilerFiles extends TextFiles {
  /** The compiler, a script that defines `ts`. */
  readonly 'typescript.js': string;
}

/**
 * The compiler, its libraries, their size, and the worker of the editor's language
 * service, by file name. All tools share them; no page loads them before a reader uses
 * types.
 */
export async function makeCompilerFiles(): Promise<CompilerFiles> {
  const [compiler, types] = await Promise.all([
    bundleCompiler(),
    bundleWorker(TYPES_WORKER),
  ]);
  const libraries = JSON.stringify(readLibraries());
  const sizes = await Promise.all([compiler, libraries].map(getPackedSize));
  const size: CompilerSize = {
    download: sizes.reduce((sum, one) => sum + one, 0),
    compiler: Buffer.byteLength(compiler),
  };
  return {
    'typescript.js': compiler,
    'libraries.json': libraries,
    'size.json': JSON.stringify(size),
    'types.js': types,
  };
}
