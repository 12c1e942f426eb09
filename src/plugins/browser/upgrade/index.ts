import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { getSiteLinks, TOOL_FILE } from '../../../upgrade/printReport';
import { createSdkVersion, type ToolData } from '../../../upgrade/SdkVersion';
import { readDocument } from '../../content/openrpc/readDocument';
import type { FinishedSite } from '../../shared/FinishedSite';
import type { TextFiles } from '../../shared/textFiles';
import {
  bundleWorker,
  readLibraries,
  type CompilerFiles,
} from '../compiler/makeFiles';

const SRC = path.resolve(__dirname, '../../..');

// Quality 11 would take 1.5 seconds longer to save 15 KB of 3.8 MB.
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

// The tool contains the compiler that pages use. A parameter named `process` hides the
// global one; otherwise, the compiler would try to load Node.js modules.
async function bundleTool(data: ToolData, compiler: string): Promise<string> {
  const packed = await promisify(brotliCompress)(JSON.stringify(data), PACKING);
  const tool = await bundleWorker(path.join(SRC, 'commands/upgrade/main.ts'), {
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'eof',
    define: { PACKED_DATA: JSON.stringify(packed.toString('base64')) },
  });
  return `globalThis.ts = ((process) => {\n${compiler}\nreturn ts;\n})();\n${tool}`;
}

/** Returns the files by path below `UPGRADE`. */
export async function makeUpgradeFiles(
  { siteDir, siteUrl, versions }: FinishedSite,
  compiler: CompilerFiles,
): Promise<TextFiles> {
  const known = [...versions].reverse().map(({ folder }) => {
    const file = path.join(folder, 'api/upgrade.json');
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    return createSdkVersion(readDocument(siteDir, folder), text, file);
  });
  const data: ToolData = {
    versions: known,
    libraries: readLibraries(),
    links: getSiteLinks(siteUrl),
  };
  const [tool, worker] = await Promise.all([
    bundleTool(data, compiler['typescript.js']),
    bundleWorker(path.join(SRC, 'browser/upgrade/worker.ts'), {
      banner: { js: 'importScripts("../compiler/typescript.js");' },
    }),
  ]);
  return {
    'versions.json': JSON.stringify(known),
    'worker.js': worker,
    [`${versions[0]?.name ?? ''}/${TOOL_FILE}`]: tool,
  };
}
