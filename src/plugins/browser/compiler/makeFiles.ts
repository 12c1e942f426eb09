import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { BuildOptions, Plugin } from 'esbuild';
import { LIBRARIES } from '../../../typing/libraries';
import type { CompilerSize } from '../../../typing/types';
import { bundleScript } from '../../shared/bundleScript';
import type { TextFiles } from '../../shared/textFiles';

/** Returns an esbuild plugin that loads `contents` for matching imports. */
const replace = (name: string, filter: RegExp, contents: string): Plugin => ({
  name,
  setup(build) {
    build.onResolve({ filter }, ({ path: file }) => ({
      path: file,
      namespace: name,
    }));
    build.onLoad({ filter: /.*/, namespace: name }, () => ({ contents }));
  },
});

/** Leaves out Node.js modules, because the compiler works without them. */
const withoutNode = replace(
  'without-node',
  new RegExp(`^(node:)?(${builtinModules.join('|')})$`),
  'module.exports = undefined;',
);

/** Reads the global `ts` late, because a worker loads `typescript.js` after it starts. */
const withGlobal = replace(
  'with-global',
  /^typescript$/,
  'exports.__esModule = true; Object.defineProperty(exports, "default", { enumerable: true, get: () => globalThis.ts });',
);

const bundleCompiler = (): Promise<string> =>
  bundleScript(require.resolve('typescript'), {
    globalName: 'ts',
    plugins: [withoutNode],
    // Hides warnings, because all of them are about the compiler's checks for Node.js.
    logLevel: 'error',
  });

/** Bundles a script that uses the global `ts` instead of importing the compiler. */
export const bundleWorker = (
  file: string,
  options: BuildOptions = {},
): Promise<string> => bundleScript(file, { plugins: [withGlobal], ...options });

/** Matches a comment in TypeScript's declarations, but not a license (`/*!`). */
const COMMENT =
  /^[ \t]*(?:\/\*(?!!)(?:[^*]|\*(?!\/))*\*\/|\/\/(?!\/ <reference lib=).*)\s*?\n?/gm;

const REFERENCE = /^\/\/\/ <reference lib="(.+)" \/>/gm;

/** Returns the `lib.*.d.ts` files that samples need, by name and without comments. */
export function readLibraries(): readonly (readonly [string, string])[] {
  // `require.resolve` avoids loading the compiler, which takes half a second.
  const folder = path.dirname(require.resolve('typescript'));
  const read = new Map<string, string>();
  const add = (name: string): void => {
    if (read.has(name)) return;
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    read.set(name, text.replace(COMMENT, ''));
    for (const [, reference = ''] of text.matchAll(REFERENCE)) {
      add(`lib.${reference}.d.ts`);
    }
  };
  LIBRARIES.forEach(add);
  return [...read];
}

const TYPES_WORKER = path.resolve(
  __dirname,
  '../../../browser/typing/worker.ts',
);

const getPackedSize = async (text: string): Promise<number> =>
  (await promisify(gzip)(text)).length;

export interface CompilerFiles extends TextFiles {
  /** A script that contains the compiler and defines the global `ts`. */
  readonly 'typescript.js': string;
}

/** All tools share these files, which depend only on packages and plugins. */
export async function makeCompilerFiles(): Promise<CompilerFiles> {
  const compiler = await bundleCompiler();
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
  };
}

/** Adds the script of the worker that checks types, which is our code. */
export const addTypes = async (
  files: CompilerFiles,
): Promise<CompilerFiles> => ({
  ...files,
  'types.js': await bundleWorker(TYPES_WORKER),
});
