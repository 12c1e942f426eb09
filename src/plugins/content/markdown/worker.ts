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
  /** Paths of versions whose sources have changed: they begin ahead of the pages. */
  readonly changed: readonly string[];
}

/** Read the pages, which are written; write the versions with these paths. */
export type MarkdownRequest = 'pages' | readonly string[];

/** Names of the files of each version that is written, below the site. */
export type MarkdownFiles = ReadonlyMap<string, readonly string[]>;

const { siteDir, outDir, baseUrl, siteUrl, names, versions, paths, changed } =
  workerData as MarkdownJob;

/** What one version has said, another need not make. */
const shared = new Map<string, string>();

/** The file of an address: `docs/index.md` for `/site/docs/index.md`. */
const getFile = (url: string): string =>
  path.join(outDir, url.slice(baseUrl.length));

/** Folders that are there. */
const folders = new Set<string>();

function write(url: string, text: string): string {
  const file = getFile(url);
  const folder = path.dirname(file);
  if (!folders.has(folder)) fs.mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeText(file, text);
  return url.slice(baseUrl.length);
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
    memo: openMemo(siteDir, `markdown/${version.name}`, shared),
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

/** The first page of the site belongs to no version; the newest brings it. */
function createHome(): string {
  const html = fs.readFileSync(getFile(`${baseUrl}index.html`), 'utf8');
  const nodes = toMarkdownNodes(getPlainHtml(cutContent(html), siteUrl));
  return printMarkdown(nodes, siteUrl);
}

const readPages = (source: VersionSource): ReturnType<typeof getPages> =>
  getPages(source, {
    source: readSource,
    page: (url) => {
      const html = fs.readFileSync(getFile(`${url}index.html`), 'utf8');
      return hideVersion(html, baseUrl, source.version.path, paths);
    },
  });

/** @returns names of the files, below the site */
function writeVersion(version: DocsVersion): readonly string[] {
  const source = getSource(version);
  const pages = readPages(source);
  const list = printList(version, { versions, siteUrl });
  const own = [
    ...[...pages].map(([page, text]) => [`${page}index.md`, text] as const),
    ...getSymbolFiles(source),
    ['llms.txt', list] as const,
    ['llms-full.txt', joinPages(pages.values())] as const,
  ].map(([file, text]) => [version.path + file, text] as const);
  const common = [
    [`${baseUrl}llms.txt`, list] as const,
    [`${baseUrl}index.md`, createHome()] as const,
  ];
  source.memo.save();
  return [...own, ...(version.isLatest ? common : [])].map(([file, text]) =>
    write(file, text),
  );
}

const begun = versions.filter(({ path: url }) => changed.includes(url));
begun.forEach(prepareVersion);

parentPort?.on('message', (request: MarkdownRequest) => {
  if (request === 'pages') {
    // Takes most of the time, and other steps still finish the heads of pages.
    for (const version of begun) readPages(getSource(version));
    return;
  }
  const files: MarkdownFiles = new Map(
    versions
      .filter(({ path: url }) => request.includes(url))
      .map((version) => [version.path, writeVersion(version)]),
  );
  parentPort?.postMessage(files);
  parentPort?.close();
});
