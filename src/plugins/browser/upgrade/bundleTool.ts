import { brotliCompressSync, constants } from 'node:zlib';
import * as esbuild from 'esbuild';
import type { ToolData } from '../../../upgrade/ToolData';

/** The compiler asks for what modules of the older kind have. */
const BANNER = [
  "import { createRequire as toRequire } from 'node:module';",
  "import { fileURLToPath as toPath } from 'node:url';",
  'const require = toRequire(import.meta.url);',
  'const __filename = toPath(import.meta.url);',
].join('\n');

/**
 * The check of an upgrade as one file for Node, with compiler and data inside.
 * @param tool `src/commands/upgrade/tool.ts`
 */
export async function bundleTool(
  tool: string,
  data: ToolData,
): Promise<string> {
  // The highest quality takes a second and a half, for 15 KB of 3.8 MB.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const packed = brotliCompressSync(JSON.stringify(data), { params }).toString(
    'base64',
  );
  const { outputFiles } = await esbuild.build({
    entryPoints: [tool],
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
