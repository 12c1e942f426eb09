import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import * as esbuild from 'esbuild';
import ts from 'typescript';
import { getOptions } from '../../../upgrade/createProgram';

const WORKER = path.resolve(__dirname, '../../../upgrade/worker.ts');

/** The compiler asks for files and processes only where there are some. */
const withoutNode: esbuild.Plugin = {
  name: 'without-node',
  setup(build) {
    const names = new RegExp(`^(node:)?(${builtinModules.join('|')})$`);
    build.onResolve({ filter: names }, ({ path: name }) => ({
      path: name,
      namespace: 'node',
    }));
    build.onLoad({ filter: /.*/, namespace: 'node' }, () => ({
      contents: 'module.exports = undefined;',
    }));
  },
};

/** The worker that checks an app, with the compiler. */
export async function bundleWorker(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [WORKER],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    plugins: [withoutNode],
    // It says how the compiler guards what a browser lacks.
    logLevel: 'error',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** TypeScript's own declarations that the checker needs, without comments. */
export function readLibraries(): readonly (readonly [string, string])[] {
  const folder = path.dirname(ts.getDefaultLibFilePath({}));
  const printer = ts.createPrinter({ removeComments: true });
  const read = new Map<string, string>();
  const add = (name: string): void => {
    if (read.has(name)) return;
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    const references = file.libReferenceDirectives.map((r) => r.fileName);
    const heads = references.map((n) => `/// <reference lib="${n}" />\n`);
    read.set(name, heads.join('') + printer.printFile(file));
    for (const reference of references) add(`lib.${reference}.d.ts`);
  };
  for (const name of getOptions(ts).lib ?? []) add(name);
  return [...read];
}
