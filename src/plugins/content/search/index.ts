import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { LoadContext } from '@docusaurus/types';
// Adds `devServer` to webpack's settings.
import type {} from 'webpack-dev-server';
import type { FinishingPlugin } from '../../finish/getSteps';
import { openMemo, recall } from '../../shared/createMemo';
import { getDocsVersions } from '../../shared/docsContent';
import { getSiteHashes } from '../../shared/fileHashes';
import { readDocument } from '../openrpc/readDocument';
import { buildIndex } from './buildIndex';
import { collectRecords, type Readers } from './collectRecords';
import { parseSections } from './collectSections';
import { SEARCH_FOLDER } from '../../../search/format';
import { createMiddleware, setPages } from './devIndex';
import {
  listVersions,
  type SearchPage,
  type VersionPages,
} from './listVersions';

/** Address of a page's file below the folder of the site. */
function getFile({ version }: VersionPages, page: SearchPage): string {
  return path.join(version.path, page.path, 'index.html');
}

function writeIndex(
  siteFolder: string,
  versions: readonly VersionPages[],
  readers: Readers,
): void {
  const folder = path.join(siteFolder, SEARCH_FOLDER);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const records = versions.map((version) => collectRecords(version, readers));
  for (const { name, text } of buildIndex(records)) {
    fs.writeFileSync(path.join(folder, name), text);
  }
}

/** Writes the index that the search reads: all versions, equal parts joined. */
export default function searchPlugin({
  siteDir,
  baseUrl,
}: LoadContext): FinishingPlugin {
  let versions: readonly VersionPages[] = [];
  const readVersion: Readers['readDocument'] = ({ folder }) =>
    readDocument(siteDir, folder);
  return {
    name: 'search',
    contentLoaded({ allContent }) {
      versions = listVersions(getDocsVersions(allContent, siteDir), baseUrl);
      setPages(versions);
    },
    configureWebpack: () => ({
      devServer: {
        setupMiddlewares(middlewares) {
          middlewares.unshift({
            path: baseUrl + SEARCH_FOLDER,
            middleware: createMiddleware(readVersion),
          });
          // Core's list, which is the same, is joined with what is returned.
          return [];
        },
      },
    }),
    async finish({ outDir }) {
      // The threads of other steps start first.
      await setImmediate();
      const memo = openMemo(siteDir, 'search');
      const hashes = getSiteHashes(siteDir);
      writeIndex(outDir, versions, {
        memo,
        readDocument: readVersion,
        readSections: (version, page) => {
          const file = path.join(outDir, getFile(version, page));
          return recall(memo, hashes.get(file), () =>
            parseSections(fs.readFileSync(file, 'utf8')),
          );
        },
      });
      memo.save();
    },
  };
}
