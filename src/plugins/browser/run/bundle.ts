import path from 'node:path';
import { build } from 'esbuild';
import { TARGETS } from '../../shared/targets';
import type { TextFiles } from '../../shared/textFiles';
import { printFrame } from './printFrame';

const SOURCE = path.resolve(__dirname, '../../../browser/run');

/** The runner's scripts and styles; the editor is a part of its own. */
export async function bundleRunner(): Promise<TextFiles> {
  const frame = printFrame(path.join(SOURCE, 'sandbox/frame.ts'));
  const { outputFiles } = await build({
    entryPoints: [
      { in: path.join(SOURCE, 'index.ts'), out: 'run' },
      { in: path.join(SOURCE, 'view/run.css'), out: 'run' },
    ],
    // Names for the bundler; nothing is written.
    outdir: '/run',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: TARGETS,
    write: false,
  });
  const files = outputFiles.map((file) => [
    path.basename(file.path),
    file.text,
  ]);
  return {
    ...(Object.fromEntries(files) as TextFiles),
    'frame/index.html': await frame,
  };
}
