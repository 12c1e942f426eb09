import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { openMemo, recall } from '../../shared/createMemo';
import { getDocsVersions } from '../../shared/docsContent';
import { getSiteHashes } from '../../shared/fileHashes';
import { serveFiles } from '../../shared/serveFiles';
import { writeFiles, type TextFiles } from '../../shared/textFiles';
import { readDocument } from '../openrpc/readDocument';
import { buildIndex } from './buildIndex';
import { collectRecords, type Readers } from './collectRecords';
import { parseSections } from './collectSections';
import { SEARCH_FOLDER } from '../../../search/format';
import {
  listVersions,
  type SearchPage,
  type VersionPages,
} from './listVersions';

/** Address of a page's file below the folder of the site. */
function getFile({ version }: VersionPages, page: SearchPage): string {
  return path.join(version.path, page.path, 'index.html');
}

function makeFiles(
  versions: readonly VersionPages[],
  readers: Readers,
): TextFiles {
  const records = versions.map((version) => collectRecords(version, readers));
  return Object.fromEntries(
    buildIndex(records).map(({ name, text }) => [name, text]),
  );
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
      serveFiles(SEARCH_FOLDER, () =>
        makeFiles(versions, {
          readDocument: readVersion,
          // No page is built: symbols and titles are found, but no texts.
          readSections: () => undefined,
          memo: { get: (_, make) => make() },
        }),
      );
    },
    async finish({ outDir }) {
      // The threads of other steps start first.
      await setImmediate();
      const memo = openMemo(siteDir, 'search');
      const hashes = getSiteHashes(siteDir);
      const files = makeFiles(versions, {
        memo,
        readDocument: readVersion,
        readSections: (version, page) => {
          const file = path.join(outDir, getFile(version, page));
          return recall(memo, hashes.get(file), () =>
            parseSections(fs.readFileSync(file, 'utf8')),
          );
        },
      });
      const folder = path.join(outDir, SEARCH_FOLDER);
      fs.rmSync(folder, { recursive: true, force: true });
      writeFiles(folder, files);
      memo.save();
    },
  };
}
