import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { setBreakpoint } from './breakpoint';
import { TARGETS } from './targets';
import type { TextFiles } from './textFiles';

/** Bundles our scripts and style sheets for the browser; returns them by file name. */
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
    // esbuild requires a folder for file names, even though it doesn't write files here.
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

export const bundleScript = async (
  file: string,
  options?: BuildOptions,
): Promise<string> =>
  Object.values(await bundleFiles([file], options)).join('');
