import fs from 'node:fs';
import path from 'node:path';
import type { FinishedSite } from '../../shared/FinishedSite';
import type { TextFiles } from '../../shared/textFiles';
import { readDocument } from '../openrpc/readDocument';
import { buildIndex } from './buildIndex';
import { collectRecords, type Readers } from './collectRecords';
import { parseSections } from './collectSections';
import { listVersions } from './listVersions';

/**
 * The index that the search reads: all versions, equal parts joined.
 *
 * @param hasPages else symbols and titles are found, but no texts
 */
export function makeSearchIndex(
  { siteDir, outDir, baseUrl, versions }: FinishedSite,
  hasPages: boolean,
): TextFiles {
  const readers: Readers = {
    readDocument: ({ folder }) => readDocument(siteDir, folder),
    readSections({ version }, page) {
      if (!hasPages) return undefined;
      const file = path.join(outDir, version.path, page.path, 'index.html');
      return parseSections(fs.readFileSync(file, 'utf8'));
    },
  };
  const records = listVersions(versions, baseUrl).map((version) =>
    collectRecords(version, readers),
  );
  return Object.fromEntries(
    buildIndex(records).map(({ name, text }) => [name, text]),
  );
}
