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
import { bundleWorker } from '../compiler/bundle';

const FOLDER = 'js/upgrade';

const WORKER = path.resolve(__dirname, '../../../upgrade/worker.ts');

function readVersion(siteDir: string, { folder }: DocsVersion): SdkVersion {
  const file = path.join(folder, 'api/upgrade.json');
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return createSdkVersion(readDocument(siteDir, folder), text, file);
}

/**
 * The page on which readers check their own code. The worker comes when they
 * do, from files that no page names, with the compiler of the plugin `compiler`; a build makes them, `npm start` does not.
 */
export default function upgradePlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): FinishingPlugin {
  let versions: readonly DocsVersion[] = [];
  return {
    name: 'upgrade',
    async contentLoaded({ allContent, actions }) {
      versions = getDocsVersions(allContent, siteDir);
      const names = versions.map((v) => v.name).reverse();
      const data = await actions.createData(
        'versions.json',
        JSON.stringify(names),
      );
      actions.addRoute({
        path: `${baseUrl}upgrade/`,
        component: '@site/src/components/upgrade/UpgradePage.tsx',
        exact: true,
        modules: {
          // Names of bundles come from paths; those of a machine differ on the next.
          versions: `@generated/${path.relative(generatedFilesDir, data)}`,
        },
      });
    },
    async finish({ outDir }) {
      const compiler = 'importScripts("../compiler/typescript.js");';
      const files = {
        'worker.js': await bundleWorker(WORKER, compiler),
        ...Object.fromEntries(
          versions.map((version) => [
            `${version.name}.json`,
            JSON.stringify(readVersion(siteDir, version)),
          ]),
        ),
      };
      fs.mkdirSync(path.join(outDir, FOLDER), { recursive: true });
      for (const [name, text] of Object.entries(files)) {
        fs.writeFileSync(path.join(outDir, FOLDER, name), text);
      }
    },
  };
}
