import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { LIBRARIES } from '../../../typing/getOptions';
import { bundleScript } from '../../shared/bundleScript';

/** Answers imports of the names with a module that holds the text. */
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

/** The compiler asks for files and processes only where there are some. */
const withoutNode = replace(
  'without-node',
  new RegExp(`^(node:)?(${builtinModules.join('|')})$`),
  'module.exports = undefined;',
);

/** The compiler's file defines it. */
const withGlobal = replace(
  'with-global',
  /^typescript$/,
  'module.exports = globalThis.ts;',
);

/** The compiler, with its language service; a script that defines `ts`. */
export const bundleCompiler = (): Promise<string> =>
  bundleScript(require.resolve('typescript'), {
    globalName: 'ts',
    plugins: [withoutNode],
    // It says how the compiler guards what a browser lacks.
    logLevel: 'error',
  });

/** A script that finds the compiler in its place, where it imports it. */
export const bundleWorker = (
  file: string,
  options: BuildOptions = {},
): Promise<string> => bundleScript(file, { plugins: [withGlobal], ...options });

/** In these files each begins its line; `/*!` begins a license. */
const COMMENT =
  /^[ \t]*(?:\/\*(?!!)(?:[^*]|\*(?!\/))*\*\/|\/\/(?!\/ <reference lib=).*)\s*?\n?/gm;

const REFERENCE = /^\/\/\/ <reference lib="(.+)" \/>/gm;

/** TypeScript's own declarations that code needs, without comments. */
export function readLibraries(): readonly (readonly [string, string])[] {
  // To load the compiler takes half a second.
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
