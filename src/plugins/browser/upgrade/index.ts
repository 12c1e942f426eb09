import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LoadContext } from '@docusaurus/types';
import { printDeclarations } from '../../../openrpc';
import { parseNotes, type SdkVersion } from '../../../upgrade/Notes';
import { readDocument } from '../../content/openrpc/readDocument';
import type { FinishingPlugin } from '../../finish/getSteps';
import { getDocsVersions, type DocsVersion } from '../../shared/docsContent';
import { bundleWorker, readLibraries } from './bundle';

const FOLDER = 'js/upgrade';

function readVersion(
  siteDir: string,
  { name, folder }: DocsVersion,
): SdkVersion {
  const file = path.join(folder, 'api/upgrade.json');
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const document = readDocument(siteDir, folder);
  return {
    version: name,
    declarations: printDeclarations(document),
    notes: parseNotes(text, file, document.info.version),
  };
}

/**
 * The page on which readers check their own code. The compiler comes when they
 * do, from files that no page names; a build makes them, `npm start` does not.
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
      const worker = await bundleWorker();
      const libraries = JSON.stringify(readLibraries());
      const size = gzipSync(worker).length + gzipSync(libraries).length;
      const files = {
        'worker.js': worker,
        'libraries.json': libraries,
        'size.json': String(size),
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
