import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import {
  createSdkVersion,
  type SdkVersion,
} from '../../../upgrade/createSdkVersion';
import { readDocument } from '../../content/openrpc/readDocument';
import type { FinishingPlugin } from '../../finish/getSteps';
import { getDocsVersions, type DocsVersion } from '../../shared/docsContent';
import {
  getSiteLinks,
  getToolFolder,
  SCHEMA_FILE,
  TOOL_FILE,
} from '../../../upgrade/printReport';
import { bundleWorker } from '../compiler/bundle';
import { readLibraries } from '../compiler/readLibraries';
import { bundleTool } from './bundleTool';

const FOLDER = 'js/upgrade';

const SCHEMA = path.resolve(__dirname, '../../../upgrade/report.schema.json');

const WORKER = path.resolve(__dirname, '../../../browser/upgrade/worker.ts');

function readVersion(siteDir: string, { folder }: DocsVersion): SdkVersion {
  const file = path.join(folder, 'api/upgrade.json');
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return createSdkVersion(readDocument(siteDir, folder), text, file);
}

/** The tool that readers download, and the schema of its report, by path. */
async function makeTool(
  versions: readonly SdkVersion[],
  site: string,
): Promise<Readonly<Record<string, string>>> {
  const newest = versions[versions.length - 1]?.version ?? '';
  const links = getSiteLinks(site, newest);
  const libraries = readLibraries();
  const folder = getToolFolder(newest);
  const schema = JSON.parse(fs.readFileSync(SCHEMA, 'utf8')) as object;
  return {
    [folder + TOOL_FILE]: await bundleTool({ versions, libraries, links }),
    [folder + SCHEMA_FILE]: JSON.stringify({
      ...schema,
      $id: site + folder + SCHEMA_FILE,
    }),
  };
}

/**
 * The page on which readers check their own code. The worker comes when they
 * do, from files that no page names, with the compiler of the plugin `compiler`; a build makes them, `npm start` does not.
 */
export default function upgradePlugin({
  siteDir,
  baseUrl,
  siteConfig,
}: LoadContext): FinishingPlugin {
  let versions: readonly DocsVersion[] = [];
  return {
    name: 'upgrade',
    async contentLoaded({ allContent, actions }) {
      versions = getDocsVersions(allContent, siteDir);
      const names = versions.map((v) => v.name).reverse();
      await actions.createData('versions.json', JSON.stringify(names));
    },
    async finish({ outDir }) {
      const compiler = 'importScripts("../compiler/typescript.js");';
      const all = versions.map((v) => readVersion(siteDir, v)).reverse();
      const files = {
        [`${FOLDER}/worker.js`]: await bundleWorker(WORKER, compiler),
        ...Object.fromEntries(
          all.map((v) => [`${FOLDER}/${v.version}.json`, JSON.stringify(v)]),
        ),
        ...(await makeTool(all, siteConfig.url + baseUrl)),
      };
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(outDir, name);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, text);
      }
    },
  };
}
