import fs from 'node:fs';
import path from 'node:path';
import { hasVersion } from '../../../search/availability';
import {
  DISK_INDEX,
  MANIFEST_NAME,
  SEARCH_FOLDER,
  type Manifest,
  type SymbolsFile,
  type TextsFile,
} from '../../../search/format';
import type { FinishedSite } from '../../shared/FinishedSite';
import { listPageFiles } from '../../shared/docsContent';
import { listFiles } from '../../shared/listFiles';
import { packFiles } from './packFiles';
import { toOfflinePage } from './toOfflinePage';

/** Writes a file atomically, because the link check may read it at the same time. */
function replaceFile(file: string, content: string | Uint8Array): void {
  fs.writeFileSync(`${file}.new`, content);
  fs.renameSync(`${file}.new`, file);
}

/** The part of the search index that belongs to one version, without tools. */
export function pickVersion(
  { versions, entries }: SymbolsFile,
  texts: TextsFile,
  name: string,
): { readonly symbols: SymbolsFile; readonly texts: TextsFile } {
  const own = versions.findIndex((version) => version.name === name);
  const picked: string[] = [];
  let at = 0;
  const symbols = {
    versions: versions.slice(own, own + 1),
    entries: entries.flatMap((entry) => {
      const first = at;
      at += entry.variants.length;
      if (entry.kind === 'tool') return [];
      const i = entry.variants.findIndex((one) =>
        hasVersion(one.versions, own),
      );
      const variant = entry.variants[i];
      if (!variant) return [];
      picked.push(texts[first + i] ?? '');
      return { ...entry, variants: [{ ...variant, versions: [0, 0] }] };
    }),
  };
  return { symbols, texts: picked };
}

/** File name of the archive in each version's folder. */
const ARCHIVE = 'offline.zip';

const PARTS =
  /^(?:assets\/(?:css|js)\/|img\/|js\/(?:head\.js|no-script\.css)$)/;

/** Scripts to leave out: tools that need the site, and workers, which `file:` pages can't start. */
const NEEDS_SITE =
  /^assets\/js\/(?:browser-(?:compare|nearest|playground|upgrade)|get-comparison|samples|search-worker|site-map)\./;

/** The archive's `index.html`, which redirects to the first page. */
const printStart = (page: string): string =>
  `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Firebolt</title><meta http-equiv="refresh" content="0; url=${page}"><a href="${page}">Firebolt documentation</a></html>\n`;

/** Contents by path, relative to the output folder. */
type Files = ReadonlyMap<string, Buffer>;

/** Reads the files that all archives contain. */
function readSharedFiles(outDir: string): Files {
  const names = ['assets/css', 'assets/js', 'img', 'js'].flatMap((folder) =>
    listFiles(path.join(outDir, folder)).map((name) => `${folder}/${name}`),
  );
  return new Map(
    names
      .filter((name) => PARTS.test(name) && !NEEDS_SITE.test(name))
      .map((name) => [name, fs.readFileSync(path.join(outDir, name))]),
  );
}

/** Returns a function that prints a version's part of the search index as a script. */
function openIndex(outDir: string): (version: string) => string {
  const read = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(outDir, SEARCH_FOLDER, name), 'utf8'));
  const names = read(MANIFEST_NAME) as Manifest;
  const symbols = read(names.symbols) as SymbolsFile;
  const texts =
    names.texts === undefined ? [] : (read(names.texts) as TextsFile);
  return (version) => {
    const files = pickVersion(symbols, texts, version);
    const manifest: Manifest = { symbols: 'symbols', texts: 'texts' };
    return `searchFiles=${JSON.stringify({ [MANIFEST_NAME]: manifest, ...files })}`;
  };
}

/**
 * Writes an archive of each version's pages, with its part of the search index, that
 * opens without a server.
 *
 * @returns sizes in bytes, by the version's path
 */
export async function writeArchives({
  outDir,
  baseUrl,
  siteUrl,
  versions,
}: FinishedSite): Promise<ArchiveSizes> {
  const shared = readSharedFiles(outDir);
  const printIndex = openIndex(outDir);
  const sizes = new Map<string, number>();
  for (const version of versions) {
    const pages = listPageFiles(version, baseUrl);
    const site = new Map(
      pages.map((page) => [
        page,
        fs.readFileSync(path.join(outDir, page), 'utf8'),
      ]),
    );
    const has = (one: string): boolean =>
      one === 'index.html' || site.has(one) || shared.has(one);
    const archive = await packFiles(
      new Map([
        ['index.html', Buffer.from(printStart(pages[0] ?? ''))],
        ...Array.from(site, ([page, html]) => {
          const place = { baseUrl, siteUrl, file: page, has };
          return [page, Buffer.from(toOfflinePage(html, place))] as const;
        }),
        ...shared,
        [SEARCH_FOLDER + DISK_INDEX, Buffer.from(printIndex(version.name))],
      ]),
    );
    const folder = path.join(outDir, version.path.slice(baseUrl.length));
    fs.writeFileSync(path.join(folder, ARCHIVE), archive);
    sizes.set(version.path, archive.length);
  }
  return sizes;
}

/** Sizes of archives in bytes, by the version's path. */
type ArchiveSizes = ReadonlyMap<string, number>;

/** `0.9 MB` */
const printSize = (bytes: number): string =>
  `${Math.max(bytes / 1e6, 0.1).toFixed(1)} MB`;

const addSize = (html: string, bytes: number): string =>
  html.replace(
    /(<a\b[^>]* href="[^"]*offline\.zip"[^>]*>[^<]*)(?=<\/a>)/g,
    (link) => `${link} (${printSize(bytes)})`,
  );

/** Adds the archive's size to each link, because it wasn't known when pages were rendered. */
export function printSizes(
  { outDir, baseUrl, versions }: FinishedSite,
  sizes: ArchiveSizes,
): void {
  for (const version of versions) {
    const pages = listPageFiles(version, baseUrl);
    // The home page links to the newest version's archive.
    for (const page of version.isLatest ? [...pages, 'index.html'] : pages) {
      const file = path.join(outDir, page);
      const html = fs.readFileSync(file, 'utf8');
      replaceFile(file, addSize(html, sizes.get(version.path) ?? 0));
    }
  }
}
