import { createHash } from 'node:crypto';
import path from 'node:path';
import { bundleFiles, bundleScript } from '../../shared/bundleScript';
import type { TextFiles } from '../../shared/textFiles';

/**
 * Blocks all network access. Only the frame's own script and the sample's code (`blob:`)
 * run; samples may use inline styles.
 */
const printPolicy = (script: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' blob:`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/**
 * The HTML of the sandboxed frame that runs samples.
 * @param file the frame's script
 */
export async function printFrame(file: string): Promise<string> {
  const bundle = await bundleScript(file);
  const script = bundle.replace(/<\/(script)/gi, '<\\/$1');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${printPolicy(script)}"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>Runs samples</title><style>body{margin:4vw;font:16px/1.5 sans-serif}</style></head><body><script>${script}</script></body></html>`;
}

const SOURCE = path.resolve(__dirname, '../../../browser/run');

/** The runner's scripts, styles and frame, by path; the editor is a separate chunk. */
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
