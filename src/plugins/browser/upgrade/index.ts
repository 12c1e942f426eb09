import path from 'node:path';
import { TOOL_FILE } from '../../../upgrade/printReport';
import type { FinishedSite } from '../../shared/FinishedSite';
import { runInThread } from '../../shared/runInThread';
import type { TextFiles } from '../../shared/textFiles';
import { bundleWorker } from '../compiler/bundle';
import type { CompilerFiles } from '../compiler/makeFiles';
import { addCompiler } from './bundleTool';
import type { UpgradeJob } from './makeFiles';

const WORKER = path.resolve(__dirname, '../../../browser/upgrade/worker.ts');

/**
 * The files that the upgrade page loads, and the tool that readers download, by path
 * below `UPGRADE`.
 */
export async function makeUpgradeFiles(
  { siteDir, siteUrl, versions }: FinishedSite,
  compilerFiles: Promise<CompilerFiles>,
): Promise<TextFiles> {
  const folders = versions.map(({ folder }) => folder).reverse();
  const job: UpgradeJob = { siteDir, site: siteUrl, folders };
  const script = path.join(__dirname, 'makeFiles.ts');
  const [[files], worker, { 'typescript.js': compiler }] = await Promise.all([
    runInThread<readonly [data: string, tool: string]>(script, job),
    bundleWorker(WORKER, {
      banner: { js: 'importScripts("../compiler/typescript.js");' },
    }),
    compilerFiles,
  ]);
  const [data = '', tool = ''] = files ?? [];
  return {
    'versions.json': data,
    'worker.js': worker,
    [`${versions[0]?.name ?? ''}/${TOOL_FILE}`]: addCompiler(tool, compiler),
  };
}
