import { brotliCompressSync, constants } from 'node:zlib';
import type { ToolData } from '../../../upgrade/SdkVersion';
import { bundleWorker } from '../compiler/bundle';

/**
 * The check of an upgrade as one file for Node.js, with its data inside. It finds the
 * compiler in its place.
 *
 * @param tool `src/commands/upgrade/main.ts`
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
  return bundleWorker(tool, {
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'eof',
    define: { PACKED_DATA: JSON.stringify(packed) },
  });
}

/**
 * The whole file that readers download. The compiler is the one for browsers: where
 * it finds `process`, it looks for the files of Node.js.
 *
 * @param compiler a script that defines `ts`
 */
export const addCompiler = (tool: string, compiler: string): string =>
  `globalThis.ts = ((process) => {\n${compiler}\nreturn ts;\n})();\n${tool}`;
