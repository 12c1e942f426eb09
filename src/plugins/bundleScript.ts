import { buildSync } from 'esbuild';

/** A script of ours for the browser, ready to be served beside the bundles. */
export function bundleScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2020',
  });
  return outputFiles.map(({ text }) => text).join('');
}
