import path from 'node:path';
import { build } from 'esbuild';
import { lowerStyles } from '../../shared/lowerStyles';
import { printFrame } from './printFrame';

/** A file of the runner, below its folder. */
export interface RunFile {
  readonly name: string;
  readonly text: string;
}

const SOURCE = path.resolve(__dirname, '../../../browser/run');

/** The runner's scripts and styles; the editor is a part of its own. */
export async function bundleRunner(): Promise<readonly RunFile[]> {
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
    target: 'es2020',
    write: false,
  });
  return [
    ...outputFiles.map((file) => ({
      name: path.basename(file.path),
      text: file.path.endsWith('.css') ? lowerStyles(file.text) : file.text,
    })),
    {
      name: 'frame/index.html',
      text: printFrame(path.join(SOURCE, 'sandbox/frame.ts')),
    },
  ];
}
