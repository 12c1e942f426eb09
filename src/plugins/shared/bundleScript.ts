import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { setBreakpoint } from './breakpoint';
import { TARGETS } from './targets';

/**
 * A script or a style sheet of ours for the browser, ready to be served beside the bundles.
 * @param format `esm` for one that other scripts import
 */
export async function bundleScript(
  file: string,
  format: 'iife' | 'esm' = 'iife',
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format,
    minify: true,
    target: TARGETS,
  });
  const printed = outputFiles.map(({ text }) => text).join('');
  return file.endsWith('.css') ? setBreakpoint(printed) : printed;
}

/** Writes such a script to where it is served. */
export async function writeScript(
  file: string,
  target: string,
  format?: 'iife' | 'esm',
): Promise<void> {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, await bundleScript(file, format));
}
