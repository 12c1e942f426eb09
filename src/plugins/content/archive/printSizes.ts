import fs from 'node:fs';
import path from 'node:path';
import { listPageFiles } from '../../shared/docsContent';
import type { FinishedSite } from '../../shared/FinishedSite';
import { replaceFile } from '../../shared/replaceFile';

/** Sizes of archives in bytes, by the paths of their versions. */
export type ArchiveSizes = ReadonlyMap<string, number>;

/** `0.9 MB` */
const printSize = (bytes: number): string =>
  `${Math.max(bytes / 1e6, 0.1).toFixed(1)} MB`;

const addSize = (html: string, bytes: number): string =>
  html.replace(
    /(<a\b[^>]* href="[^"]*offline\.zip"[^>]*>[^<]*)(?=<\/a>)/g,
    (link) => `${link} (${printSize(bytes)})`,
  );

/** Adds the size of the file to each link to an archive; no page knew it before. */
export function printSizes(
  { outDir, baseUrl, versions }: FinishedSite,
  sizes: ArchiveSizes,
): void {
  for (const version of versions) {
    const pages = listPageFiles(version, baseUrl);
    // The home page offers the newest.
    for (const page of version.isLatest ? [...pages, 'index.html'] : pages) {
      const file = path.join(outDir, page);
      const html = fs.readFileSync(file, 'utf8');
      // The check of links reads pages meanwhile.
      replaceFile(file, addSize(html, sizes.get(version.path) ?? 0));
    }
  }
}
