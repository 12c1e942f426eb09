import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * A script of ours for the browser, ready to be served beside the bundles.
 * @param format `esm` for one that other scripts import
 */
export function bundleScript(
  file: string,
  format: 'iife' | 'esm' = 'iife',
): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format,
    minify: true,
    target: 'es2020',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Writes such a script to where it is served. */
export function writeScript(
  file: string,
  target: string,
  format?: 'iife' | 'esm',
): void {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, bundleScript(file, format));
}
