import path from 'node:path';
import { bundleFiles } from '../../shared/bundleScript';
import type { TextFiles } from '../../shared/textFiles';
import { printFrame } from './printFrame';

const SOURCE = path.resolve(__dirname, '../../../browser/run');

/** The runner's scripts and styles; the editor is a part of its own. */
export async function bundleRunner(): Promise<TextFiles> {
  const [files, frame] = await Promise.all([
    bundleFiles(
      [
        { in: path.join(SOURCE, 'index.ts'), out: 'run' },
        { in: path.join(SOURCE, 'view/run.css'), out: 'run' },
      ],
      { chunkNames: '[name]-[hash]', splitting: true, format: 'esm' },
    ),
    printFrame(path.join(SOURCE, 'sandbox/frame.ts')),
  ]);
  return { ...files, 'frame/index.html': frame };
}
