import fs from 'node:fs';
import path from 'node:path';
import { cutContent } from '../../../markdown/page/parseHtml';
import type { DocsVersion, WrittenPage } from '../../shared/docsContent';
import type { FinishedSite } from '../../shared/FinishedSite';
import { readDocument } from '../openrpc/readDocument';
import type { VersionRecords } from './buildIndex';
import {
  collectSections,
  parseSections,
  type SearchPage,
} from './collectSections';
import { collectSymbols } from './collectSymbols';
import { collectTools } from './collectTools';
import type { SearchRecord } from './record';

/** `checkPages` has validated the keywords. */
function getSearchPage(page: WrittenPage, version: DocsVersion): SearchPage {
  const { keywords = [], section_keywords: own = {} } = page.frontMatter;
  const sectionKeywords = own as SearchPage['sectionKeywords'];
  const path = page.path.slice(version.path.length);
  return { ...page, path, keywords, sectionKeywords };
}

/** Returns the records of a page whose text is unknown. */
const toRecords = (page: SearchPage): readonly SearchRecord[] =>
  collectSections({ ...page, sectionKeywords: {} }, parseSections(''));

function readSections(
  { outDir, baseUrl }: FinishedSite,
  version: DocsVersion,
  page: SearchPage,
): readonly SearchRecord[] {
  const folder = version.path.slice(baseUrl.length) + page.path;
  const file = path.join(outDir, folder, 'index.html');
  // Menus are most of a page's HTML, so only the content is parsed.
  const html = cutContent(fs.readFileSync(file, 'utf8'));
  const shared = html.replace(/ href="[^"]*"/g, '');
  return collectSections(page, parseSections(shared));
}

/** @param hasPages whether pages are built; if not, the records contain no page text */
export function collectRecords(
  site: FinishedSite,
  hasPages: boolean,
): readonly VersionRecords[] {
  const { siteDir, baseUrl, versions } = site;
  const tools = collectTools(site, hasPages);
  return versions.map((version) => {
    const { name, label, folder } = version;
    const symbols = collectSymbols(readDocument(siteDir, folder));
    const references = new Set(symbols.map((symbol) => symbol.path));
    const pages = version.written
      .map((page) => getSearchPage(page, version))
      .filter((page) => !references.has(page.path))
      .flatMap((page) =>
        hasPages ? readSections(site, version, page) : toRecords(page),
      );
    return {
      version: { name, label, path: `/${version.path.slice(baseUrl.length)}` },
      records: [...symbols, ...pages, ...tools],
    };
  });
}
