import fs from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { deflateRawSync } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';
import { replaceFile } from '../../shared/replaceFile';
import { toOfflinePage } from './toOfflinePage';

/** An archive to pack, and what of the site goes into it. */
export interface Archive {
  /** From the root of the site: `docs/api/index.html`, the first of all first. */
  readonly pages: readonly string[];
  /** What pages load. */
  readonly parts: readonly string[];
  /** Where it goes. */
  readonly file: string;
}

export interface ArchiveJob {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly siteUrl: string;
  readonly archives: readonly Archive[];
}

/** The same for all files of all builds, in the zone of any machine. */
const MTIME = new Date(1980, 0, 1);

/** Leads those who open the folder to the first page. */
const printStart = (page: string): string =>
  `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Firebolt</title><meta http-equiv="refresh" content="0; url=${page}"><a href="${page}">Firebolt documentation</a></html>\n`;

/** Files of the site by their names. */
type Files = ReadonlyMap<string, Uint8Array>;

/** Packed by Node.js, which is three times as fast as a script. */
class PackedFile extends ZipPassThrough {
  override compression = 8;
  override mtime = MTIME;

  protected override process(bytes: Uint8Array, isLast: boolean): void {
    this.ondata(null, new Uint8Array(deflateRawSync(bytes)), isLast);
  }
}

function pack(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [name, bytes] of files) {
    const file = new PackedFile(name);
    zip.add(file);
    file.push(bytes, true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(parts));
}

function createArchive(
  { baseUrl, siteUrl }: ArchiveJob,
  pages: readonly string[],
  site: Files,
): Uint8Array {
  const has = (file: string): boolean => site.has(file);
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const entries = [
    ['index.html', encoder.encode(printStart(pages[0] ?? ''))] as const,
    ...Array.from(site, ([file, bytes]) => {
      if (!pages.includes(file)) return [file, bytes] as const;
      const place = { baseUrl, siteUrl, file, has };
      const html = toOfflinePage(decoder.decode(bytes), place);
      return [file, encoder.encode(html)] as const;
    }),
  ];
  return pack(new Map(entries.sort(([a], [b]) => (a < b ? -1 : 1))));
}

function run(job: ArchiveJob): void {
  const read = (name: string): Uint8Array =>
    new Uint8Array(fs.readFileSync(path.join(job.outDir, name)));
  for (const { pages, parts, file } of job.archives) {
    const site = new Map(
      [...pages, ...parts].map((name) => [name, read(name)]),
    );
    replaceFile(file, createArchive(job, pages, site));
  }
  parentPort?.postMessage('written');
}

// The pages are written.
parentPort?.once('message', run);
