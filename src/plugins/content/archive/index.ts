import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import {
  getDocsVersions,
  listPageFiles,
  type DocsVersion,
} from '../../shared/docsContent';
import { runInThread } from '../../shared/runInThread';
import type { ArchiveJob } from './worker';

/** Name of each version's archive, in its folder. */
const ARCHIVE = 'offline.zip';

/** Puts the pages of each version into an archive that opens from a disk. */
export default function archivePlugin({
  siteDir,
  siteConfig,
  baseUrl,
}: LoadContext): FinishingPlugin {
  let versions: readonly DocsVersion[] = [];
  return {
    name: 'archive',
    async contentLoaded({ allContent }) {
      versions = getDocsVersions(allContent, siteDir);
    },
    async finish({ outDir }) {
      const job: ArchiveJob = {
        siteDir,
        outDir,
        baseUrl,
        siteUrl: siteConfig.url + baseUrl,
        versions: versions.map((version) => ({
          pages: listPageFiles(version, baseUrl),
          archive: version.path.slice(baseUrl.length) + ARCHIVE,
        })),
      };
      await runInThread(path.join(__dirname, 'worker.ts'), job);
    },
  };
}
