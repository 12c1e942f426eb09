import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import {
  cutContent,
  getPlainHtml,
  toMarkdownNodes,
} from '../../../markdown/page/convertPage';
import { printMarkdown } from '../../../markdown/printMarkdown';
import type { Context } from '../../../openrpc';
import type { DocsVersion } from '../../shared/docsContent';
import type { FinishedSite } from '../../shared/FinishedSite';
import { writeFiles } from '../../shared/textFiles';
import { readDocument } from '../openrpc/readDocument';
import { setPaths } from '../openrpc/paths';
import { readHistory, readReleases } from '../openrpc/releases';
import { joinPages, printList } from './getLists';
import { getPages, printModels, type ReadText } from './getPages';
import { getSymbolFiles } from './getSymbolFiles';
import { createModels, type Origin, type VersionSource } from './VersionSource';

/** The data that starts the worker. */
export interface MarkdownJob extends FinishedSite {
  /** All released versions, the newest first. */
  readonly names: readonly string[];
}

const { siteDir, outDir, baseUrl, siteUrl, names, versions } =
  workerData as MarkdownJob;

/** Reads a built page by its URL path. */
const readPage: ReadText = (url) =>
  fs.readFileSync(
    path.join(outDir, url.slice(baseUrl.length), 'index.html'),
    'utf8',
  );

function getSource(version: DocsVersion): VersionSource {
  const file = path.join(version.folder, 'api/openrpc.json');
  const releases = readReleases(siteDir, names, file);
  const context: Context = {
    document: readDocument(siteDir, version.folder),
    basePath: version.path.slice(baseUrl.length - 1),
    releases,
    history: readHistory(releases),
  };
  return {
    version,
    newest: names[0] ?? version.name,
    context,
    getModel: createModels(context),
    siteUrl,
  };
}

/** The home page belongs to no version, so it is written with the newest one. */
function createHome(): string {
  const html = cutContent(readPage(baseUrl));
  return printMarkdown(toMarkdownNodes(getPlainHtml(html, siteUrl)), siteUrl);
}

const readSource: ReadText = (file) =>
  fs.readFileSync(path.join(siteDir, file), 'utf8');

/** Makes the parts of a version that don't need its built pages. */
const prepareVersion = (version: DocsVersion) => {
  const source = getSource(version);
  return {
    origin: { version, newest: source.newest, siteUrl } satisfies Origin,
    models: printModels(source, readSource),
    symbols: getSymbolFiles(source),
  };
};

function writeVersion({
  origin,
  models,
  symbols,
}: ReturnType<typeof prepareVersion>): void {
  const { version } = origin;
  const pages = getPages(origin, models, readPage);
  const list = printList(version, { versions, siteUrl });
  writeFiles(path.join(outDir, version.path.slice(baseUrl.length)), {
    ...Object.fromEntries(
      Array.from(pages, ([page, text]) => [`${page}index.md`, text]),
    ),
    ...Object.fromEntries(symbols),
    'llms.txt': list,
    'llms-full.txt': joinPages(pages.values()),
  });
  if (!version.isLatest) return;
  writeFiles(outDir, { 'llms.txt': list, 'index.md': createHome() });
}

setPaths(versions, baseUrl);
const prepared = versions.map(prepareVersion);

parentPort?.once('message', () => {
  prepared.forEach(writeVersion);
  parentPort?.postMessage('written');
});
