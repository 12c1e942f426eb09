import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { convertPage } from '../../../markdown/page/convertPage';
import { cutContent } from '../../../markdown/page/parseHtml';
import { printMarkdown } from '../../../markdown/printMarkdown';
import type { DocsVersion } from '../../shared/docsContent';
import type { FinishedSite } from '../../shared/FinishedSite';
import { writeFiles } from '../../shared/textFiles';
import { readDocument } from '../openrpc/readDocument';
import { printList } from './getLists';
import type { Origin } from './addHead';
import { getPages } from './getPages';
import { getApiFiles, getSymbolFiles, getSymbolTexts } from './getSymbolFiles';

const { siteDir, outDir, baseUrl, siteUrl, versions } =
  workerData as FinishedSite;

const newest = versions.find(({ isLatest }) => isLatest)?.name ?? '';

/** A link to an archive; the main thread adds the archive's size at the same time. */
const SIZE = /(offline\.zip"[^>]*>[^<]*) \([\d.]+ MB\)(?=<\/a>)/g;

const readPage = (url: string): string => {
  const file = path.join(outDir, url.slice(baseUrl.length), 'index.html');
  return fs.readFileSync(file, 'utf8').replace(SIZE, '$1');
};

/** The home page isn't part of a version, so it is written with the newest version. */
function createHome(): Readonly<Record<string, string>> {
  if (!fs.existsSync(path.join(outDir, 'index.html'))) return {};
  const { nodes } = convertPage(cutContent(readPage(baseUrl)), siteUrl);
  return { 'index.md': printMarkdown(nodes, siteUrl) };
}

/** Makes the files that don't depend on built pages. */
const prepareVersion = (version: DocsVersion) => {
  const document = readDocument(siteDir, version.folder);
  const origin: Origin = { version, newest, siteUrl };
  const api = getApiFiles(siteDir, origin, document);
  return { origin, document, api, files: getSymbolFiles(document) };
};

function writeVersion({
  origin,
  document,
  api,
  files,
}: ReturnType<typeof prepareVersion>): void {
  const { version } = origin;
  const { pages, sections } = getPages(origin, readPage);
  const list = printList(version, { versions, siteUrl });
  const folder = path.join(outDir, version.path.slice(baseUrl.length));
  // First, because the newest version may have the home page.
  if (version.isLatest)
    writeFiles(outDir, { 'llms.txt': list, ...createHome() });
  writeFiles(path.join(folder, 'api'), api);
  writeFiles(folder, {
    ...Object.fromEntries(
      Array.from(pages, ([page, text]) => [`${page}index.md`, text]),
    ),
    ...Object.fromEntries(files),
    ...Object.fromEntries(getSymbolTexts(origin, document, sections)),
    'llms.txt': list,
    'llms-full.txt': [...pages.values()].join('\n---\n\n'),
  });
}

const prepared = versions.map(prepareVersion);

parentPort?.once('message', () => {
  prepared.forEach(writeVersion);
  parentPort?.postMessage('written');
});
