import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { writeScript } from '../../shared/bundleScript';
import {
  getDocsVersions,
  listPageFiles,
  type DocsVersion,
} from '../../shared/docsContent';
import { getSiteHashes } from '../../shared/fileHashes';
import { createList } from './createList';
import { LIST_FILE, WORKER_FILE } from '../../../browser/offline/list';

const WORKER = path.resolve(__dirname, '../../../browser/offline/worker.ts');

/**
 * Lets readers keep a version for reading offline. Nothing of it runs before
 * they ask: a button of the page leads to all else.
 */
export default function offlinePlugin({
  siteDir,
  baseUrl,
}: LoadContext): FinishingPlugin {
  let versions: readonly DocsVersion[] = [];
  const hashes = getSiteHashes(siteDir);
  return {
    name: 'offline',
    async contentLoaded({ allContent }) {
      versions = getDocsVersions(allContent, siteDir);
    },
    async finish({ outDir }) {
      await writeScript(WORKER, path.join(outDir, WORKER_FILE));
      const own = versions.map((version) => ({
        name: version.name,
        files: listPageFiles(version, baseUrl),
      }));
      fs.writeFileSync(
        path.join(outDir, LIST_FILE),
        JSON.stringify(createList(outDir, own, (file) => hashes.get(file))),
      );
    },
  };
}
