import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import type { ToolData } from '../../../upgrade/ToolData';

const TOOL = path.resolve(__dirname, '../../../commands/upgrade/tool.ts');

/** The compiler asks for what modules of the older kind have. */
const BANNER = [
  "import { createRequire as toRequire } from 'node:module';",
  "import { fileURLToPath as toPath } from 'node:url';",
  'const require = toRequire(import.meta.url);',
  'const __filename = toPath(import.meta.url);',
].join('\n');

/** The check of an upgrade as one file for Node, with compiler and data inside. */
export async function bundleTool(data: ToolData): Promise<string> {
  const packed = brotliCompressSync(JSON.stringify(data)).toString('base64');
  const { outputFiles } = await esbuild.build({
    entryPoints: [TOOL],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'eof',
    // It says how the compiler guards what a browser lacks.
    logLevel: 'error',
    define: { PACKED_DATA: JSON.stringify(packed) },
    banner: { js: BANNER },
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
