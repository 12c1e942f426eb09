import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import {
  getDocsVersions,
  listPageFiles,
  type DocsVersion,
} from '../../shared/docsContent';
import { writeArchives } from './writeArchives';

/** Name of each version's archive, in its folder. */
const ARCHIVE = 'offline.zip';

/**
 * Puts the pages of each version into an archive that opens from a disk, and its
 * size into the links to it.
 */
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
      await writeArchives({
        outDir,
        baseUrl,
        siteUrl: siteConfig.url + baseUrl,
        versions: versions.map((version) => ({
          name: version.name,
          pages: listPageFiles(version, baseUrl),
          offers: version.isLatest ? ['index.html'] : [],
          file: version.path.slice(baseUrl.length) + ARCHIVE,
        })),
      });
      return undefined;
    },
  };
}
