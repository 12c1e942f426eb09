import { createHash } from 'node:crypto';
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
import { openMemo } from '../../shared/createMemo';
import type { DocsVersion } from '../../shared/docsContent';
import { writeText } from '../../shared/textFiles';
import { readDocument } from '../openrpc/readDocument';
import { getDocsDir, readHistory, readReleases } from '../openrpc/releases';
import { joinPages, printList } from './getLists';
import { getPages, printModels } from './getPages';
import { getSymbolFiles } from './getSymbolFiles';
import { hideVersion } from './versionAddress';
import { BASE_PATH, createModels, type VersionSource } from './VersionSource';

/** What to write, and from what. */
export interface MarkdownJob {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** Address of the site, with its base URL. */
  readonly siteUrl: string;
  /** All released versions, the newest first. */
  readonly names: readonly string[];
  /** Those that are built. */
  readonly versions: readonly DocsVersion[];
  /** Paths of all released versions. */
  readonly paths: readonly string[];
}

const { siteDir, outDir, baseUrl, siteUrl, names, versions, paths } =
  workerData as MarkdownJob;

const memo = openMemo(siteDir, 'markdown');

/** The file of an address: `docs/index.md` for `/site/docs/index.md`. */
const getFile = (url: string): string =>
  path.join(outDir, url.slice(baseUrl.length));

/** Folders that are there. */
const folders = new Set<string>();

/** Names of the files that are written, below the site. */
const written: string[] = [];

function write(url: string, text: string): void {
  const file = getFile(url);
  written.push(url.slice(baseUrl.length));
  const folder = path.dirname(file);
  if (!folders.has(folder)) fs.mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeText(file, text);
}

/** Changes with the API description of any version: each has their history. */
const documents = createHash('sha256');
for (const name of names) {
  const file = path.join(siteDir, getDocsDir(name), 'api/openrpc.json');
  documents.update(fs.readFileSync(file, 'utf8'));
}
const documentsKey = documents.digest('hex');

function getSource(version: DocsVersion): VersionSource {
  const file = path.join(version.folder, 'api/openrpc.json');
  const releases = readReleases(siteDir, names, file);
  const context: Context = {
    document: readDocument(siteDir, version.folder),
    basePath: BASE_PATH,
    releases,
    // Takes long, and nobody asks while all documents are as they were.
    get history() {
      return readHistory(releases);
    },
  };
  return {
    version,
    newest: names[0] ?? version.name,
    context,
    getModel: createModels(context),
    siteUrl,
    memo,
    key: `${documentsKey} ${version.name} ${siteUrl}`,
  };
}

const readSource = (file: string): string =>
  fs.readFileSync(path.join(siteDir, file), 'utf8');

/** Makes what the API description alone says. */
function prepareVersion(version: DocsVersion): void {
  const source = getSource(version);
  printModels(source, { source: readSource });
  getSymbolFiles(source);
}

function writeVersion(version: DocsVersion): void {
  const source = getSource(version);
  const pages = getPages(source, {
    source: readSource,
    page: (url) => {
      const html = fs.readFileSync(getFile(`${url}index.html`), 'utf8');
      return hideVersion(html, baseUrl, version.path, paths);
    },
  });
  const list = printList(version, { versions, siteUrl });
  const files = [
    ...[...pages].map(([page, text]) => [`${page}index.md`, text] as const),
    ...getSymbolFiles(source),
    ['llms.txt', list] as const,
    ['llms-full.txt', joinPages(pages.values())] as const,
  ];
  for (const [file, text] of files) write(version.path + file, text);
  if (version.isLatest) write(`${baseUrl}llms.txt`, list);
}

/** The first page of the site belongs to no version. */
function writeHome(): void {
  const html = fs.readFileSync(getFile(`${baseUrl}index.html`), 'utf8');
  const nodes = toMarkdownNodes(getPlainHtml(cutContent(html), siteUrl));
  write(`${baseUrl}index.md`, printMarkdown(nodes, siteUrl));
}

versions.forEach(prepareVersion);

// The pages are written.
parentPort?.once('message', () => {
  versions.forEach(writeVersion);
  writeHome();
  memo.save();
  parentPort?.postMessage(written);
});
