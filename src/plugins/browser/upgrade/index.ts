import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { getDocsVersions } from '../../shared/docsContent';
import { getFingerprint } from '../../shared/getFingerprint';
import { keepFiles } from '../../shared/keepFiles';
import { serveFiles } from '../../shared/serveFiles';
import { writeFiles, type TextFiles } from '../../shared/textFiles';
import { TOOL_FILE } from '../../../upgrade/printReport';
import { bundleWorker } from '../compiler/bundle';
import { keepCompiler } from '../compiler/keepCompiler';
import { addCompiler } from './bundleTool';
import type { UpgradeJob } from './makeFiles';

const FOLDER = 'js/upgrade/';

const WORKER = path.resolve(__dirname, '../../../browser/upgrade/worker.ts');

/** What makes the tool, besides what makes modules. */
export const TOOL_MAKERS = ['src/commands', 'src/upgrade'];

/** Changes with all that the files are made of. */
function getKey({ siteDir, site, folders }: UpgradeJob): string {
  const names = [
    ...TOOL_MAKERS,
    ...folders.map((folder) => `${folder}/api/openrpc.json`),
    ...folders.map((folder) => `${folder}/api/upgrade.json`),
  ];
  const files = names.map((name) => path.join(siteDir, name));
  return `${getFingerprint(siteDir, files)} ${site}`;
}

async function makeFiles(job: UpgradeJob): Promise<TextFiles> {
  const [files, worker, { 'typescript.js': compiler = '' }] = await Promise.all(
    [
      keepFiles(
        path.join(job.siteDir, 'node_modules/.cache/upgrade.json'),
        getKey(job),
        path.join(__dirname, 'makeFiles.ts'),
        job,
      ),
      bundleWorker(WORKER, {
        banner: { js: 'importScripts("../compiler/typescript.js");' },
      }),
      keepCompiler(job.siteDir),
    ],
  );
  const finished = Object.entries(files).map(([name, text]) => [
    name.slice(FOLDER.length),
    name.endsWith(TOOL_FILE) ? addCompiler(text, compiler) : text,
  ]);
  return {
    ...(Object.fromEntries(finished) as TextFiles),
    'worker.js': worker,
  };
}

/**
 * The page on which readers check their own code. The worker comes when they
 * do, from files that no page names, with the compiler of the plugin `compiler`.
 */
export default function upgradePlugin({
  siteDir,
  baseUrl,
  siteConfig,
}: LoadContext): FinishingPlugin {
  let making: Promise<TextFiles> | undefined;
  return {
    name: 'upgrade',
    async contentLoaded({ allContent, actions }) {
      const versions = [...getDocsVersions(allContent, siteDir)].reverse();
      const names = versions.map(({ name }) => name);
      await actions.createData('versions.json', JSON.stringify(names));
      const job: UpgradeJob = {
        siteDir,
        site: siteConfig.url + baseUrl,
        folders: versions.map(({ folder }) => folder),
        target: FOLDER,
      };
      serveFiles(FOLDER, () => makeFiles(job));
      if (process.env.NODE_ENV !== 'production') return;
      // A core is idle while pages are compiled. A fault shows in finish().
      making = makeFiles(job);
      making.catch(() => undefined);
    },
    async finish({ outDir }) {
      writeFiles(path.join(outDir, FOLDER), (await making) ?? {});
    },
  };
}
