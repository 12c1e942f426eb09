import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { setBreakpoint } from './breakpoint';
import { TARGETS } from './targets';
import type { TextFiles } from './textFiles';

/** Scripts and style sheets of ours for the browser, by the names of their files. */
export async function bundleFiles(
  entryPoints: BuildOptions['entryPoints'],
  options: BuildOptions = {},
): Promise<TextFiles> {
  const { outputFiles } = await build({
    entryPoints,
    bundle: true,
    format: 'iife',
    minify: true,
    target: TARGETS,
    // Names for the bundler; nothing is written.
    outdir: '/',
    ...options,
    write: false,
  });
  const files = outputFiles.map(({ path: file, text }) => [
    path.basename(file),
    file.endsWith('.css') ? setBreakpoint(text) : text,
  ]);
  return Object.fromEntries(files) as TextFiles;
}

/** One of them, which needs no other. */
export const bundleScript = async (
  file: string,
  options?: BuildOptions,
): Promise<string> =>
  Object.values(await bundleFiles([file], options)).join('');
