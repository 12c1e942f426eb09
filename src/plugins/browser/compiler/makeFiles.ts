import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { CompilerSize } from '../../../typing/CompilerSize';
import type { TextFiles } from '../../shared/textFiles';
import { bundleCompiler } from './bundle';
import { readLibraries } from './readLibraries';

async function makeFiles(): Promise<TextFiles> {
  const compiler = await bundleCompiler();
  const libraries = JSON.stringify(readLibraries());
  const size: CompilerSize = {
    download: gzipSync(compiler).length + gzipSync(libraries).length,
    compiler: Buffer.byteLength(compiler),
  };
  return {
    'typescript.js': compiler,
    'libraries.json': libraries,
    'size.json': JSON.stringify(size),
  };
}

void makeFiles().then((files) => parentPort?.postMessage(files));
