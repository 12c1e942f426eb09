import fs from 'node:fs';
import path from 'node:path';
import { cutContent } from '../../../markdown/page/convertPage';
import type { FinishedSite } from '../../shared/FinishedSite';
import type { TextFiles } from '../../shared/textFiles';
import { readDocument } from '../openrpc/readDocument';
import { buildIndex } from './buildIndex';
import { collectRecords } from './collectRecords';
import { collectTools } from './collectTools';
import { parseSections } from './collectSections';
import { listVersions } from './listVersions';

/**
 * The files of the search index, with records of all versions merged.
 *
 * @param hasPages whether pages are built; otherwise the index lacks their texts
 */
export function makeSearchIndex(
  site: FinishedSite,
  hasPages: boolean,
): TextFiles {
  const { siteDir, outDir, baseUrl, versions } = site;
  const tools = collectTools(site, hasPages);
  const records = listVersions(versions, baseUrl).map((pages) => {
    const { version, records: own } = collectRecords(
      pages,
      readDocument(siteDir, pages.folder),
      (page) => {
        if (!hasPages) return undefined;
        const folder = path.join(outDir, pages.version.path, page.path);
        const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
        // Parse the content only, because menus are most of a page's HTML.
        return parseSections(cutContent(html));
      },
    );
    return { version, records: [...own, ...tools] };
  });
  return Object.fromEntries(
    buildIndex(records).map(({ name, text }) => [name, text]),
  );
}
