import fs from 'node:fs';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { strToU8, Zip, ZipPassThrough } from 'fflate';
import { DISK_INDEX, SEARCH_FOLDER } from '../../../search/format';
import { memoize } from '../../../text/memoize';
import type { FinishedSite } from '../../shared/FinishedSite';
import { listPageFiles, type DocsVersion } from '../../shared/docsContent';
import { listFiles } from '../../shared/listFiles';
import type { TextFiles } from '../../shared/textFiles';
import { toOfflinePage } from './toOfflinePage';

const ARCHIVE = 'offline.zip';

const PARTS =
  /^(?:assets\/(?:css|js)\/|img\/|js\/(?:head\.js|no-script\.css)$)/;

/** Matches scripts that need the website, and workers, which local pages can't start. */
const NEEDS_SITE =
  /^assets\/js\/(?:browser-(?:compare|nearest|playground|upgrade)|get-comparison|samples|search-worker|site-map)\./;

/** The archive's `index.html`, which redirects to the first page. */
const printStart = (page: string): string =>
  `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Firebolt</title><meta http-equiv="refresh" content="0; url=${page}"><a href="${page}">Firebolt documentation</a></html>\n`;

/** A fixed time, so that archives are reproducible; ZIP stores local times. */
const LOCAL_TIME = new Date(1980, 0, 1);

/**
 * Uses zlib, which is twice as fast as fflate and compresses better. All archives contain
 * the same scripts and style sheets, so each is compressed once.
 */
const compress = memoize(
  (bytes: Uint8Array) => new Uint8Array(deflateRawSync(bytes)),
);

function zip(
  files: Readonly<Record<string, Uint8Array>>,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [name, bytes] of Object.entries(files)) {
    const file = Object.assign(new ZipPassThrough(name), {
      compression: 8,
      mtime: LOCAL_TIME,
      size: bytes.length,
      crc: crc32(bytes),
    });
    archive.add(file);
    file.ondata(null, compress(bytes), true);
  }
  archive.end();
  return new Uint8Array(Buffer.concat(parts));
}

function readFiles(
  outDir: string,
  folders: readonly string[],
  isNeeded: (name: string) => boolean,
): Readonly<Record<string, Buffer>> {
  const names = folders.flatMap((folder) =>
    listFiles(path.join(outDir, folder)).map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(
    names
      .filter(isNeeded)
      .map((name) => [name, fs.readFileSync(path.join(outDir, name))]),
  );
}

/** Prints a search index as a script, because pages on a disk can't fetch files. */
const printIndex = (files: TextFiles): string =>
  `searchFiles={${Object.entries(files)
    .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
    .join()}}`;

/** Writes an archive of each version; its pages work without a server. */
export function writeArchives(
  { outDir, baseUrl, siteUrl, versions }: FinishedSite,
  makeIndex: (version: DocsVersion) => TextFiles,
): ArchiveSizes {
  const shared = readFiles(
    outDir,
    ['assets/css', 'assets/js', 'img', 'js'],
    (name) => PARTS.test(name) && !NEEDS_SITE.test(name),
  );
  const sizes = new Map<string, number>();
  for (const version of versions) {
    const pages = listPageFiles(version, baseUrl);
    const texts = pages.map((file) =>
      fs.readFileSync(path.join(outDir, file), 'utf8'),
    );
    const images = readFiles(outDir, ['assets/images'], (name) =>
      texts.some(
        (html) => html.includes(name) || html.includes(encodeURI(name)),
      ),
    );
    const others = { ...shared, ...images };
    const names = new Set(['index.html', ...pages, ...Object.keys(others)]);
    const has = (name: string): boolean => names.has(name);
    const files = pages.map((file, i) => {
      const place = { baseUrl, siteUrl, file, has };
      return [file, strToU8(toOfflinePage(texts[i] ?? '', place))] as const;
    });
    const archive = zip({
      'index.html': strToU8(printStart(pages[0] ?? '')),
      ...Object.fromEntries(files),
      ...others,
      [SEARCH_FOLDER + DISK_INDEX]: strToU8(printIndex(makeIndex(version))),
    });
    const address = version.path + ARCHIVE;
    fs.writeFileSync(path.join(outDir, address.slice(baseUrl.length)), archive);
    sizes.set(address, archive.length);
  }
  return sizes;
}

/** Archive sizes in bytes, by URL path. */
export type ArchiveSizes = ReadonlyMap<string, number>;

/**
 * Adds sizes, which weren't known when the page was rendered, to links to archives.
 * @param page the page's URL path: `/site/docs/api/index.html`
 */
export const addSizes = (
  html: string,
  page: string,
  sizes: ArchiveSizes,
): string =>
  html.replace(
    /<a\b[^>]* href="([^"]*offline\.zip)"[^>]*>[^<]*(?=<\/a>)/g,
    (link, href: string) => {
      const bytes = sizes.get(path.posix.resolve(page, '..', href));
      if (bytes === undefined) return link;
      return `${link} (${Math.max(bytes / 1e6, 0.1).toFixed(1)} MB)`;
    },
  );
