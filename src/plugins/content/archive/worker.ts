import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { deflateRawSync } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';
import { getFingerprint } from '../../shared/getFingerprint';
import { listFiles } from '../../shared/listFiles';
import { toOfflinePage } from './toOfflinePage';

/** What to put into an archive for each version. */
export interface ArchiveJob {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly siteUrl: string;
  readonly versions: readonly {
    /** From the root of the site: `docs/api/index.html`, the first of all first. */
    readonly pages: readonly string[];
    /** Where the archive goes: `docs/offline.zip`. */
    readonly archive: string;
  }[];
}

const { siteDir, outDir, baseUrl, siteUrl, versions } =
  workerData as ArchiveJob;

const cache = path.join(siteDir, 'node_modules/.cache/archives');

const makers = getFingerprint(siteDir);

/** What pages load. */
const FOLDERS = ['assets/css', 'img'];

/** The two scripts of every page. */
const SCRIPTS = /^(?:js\/head|assets\/js\/main\.\w+)\.js$/;

/** The same for all files of all builds, in the zone of any machine. */
const MTIME = new Date(1980, 0, 1);

const read = (file: string): Uint8Array =>
  new Uint8Array(fs.readFileSync(path.join(outDir, file)));

const list = (folder: string): readonly string[] =>
  listFiles(path.join(outDir, folder)).map((name) => `${folder}/${name}`);

/** Leads those who open the folder to the first page. */
const printStart = (page: string): string =>
  `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Firebolt</title><meta http-equiv="refresh" content="0; url=${page}"><a href="${page}">Firebolt documentation</a></html>\n`;

/** Names of the files in an archive, those that all have last. */
function listNames(pages: readonly string[]): readonly string[] {
  const scripts = ['js', 'assets/js']
    .flatMap(list)
    .filter((file) => SCRIPTS.test(file));
  return [...pages, ...FOLDERS.flatMap(list), ...scripts];
}

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

function createArchive(pages: readonly string[], site: Files): Uint8Array {
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

/** A value that changes with what an archive is made of. */
function getKey(site: Files): string {
  const hash = createHash('sha256').update(makers);
  for (const [file, bytes] of site) hash.update(`${file}\n`).update(bytes);
  return hash.digest('hex');
}

/** Packs an archive, or takes that of the last build: packing takes a second. */
function writeArchive(pages: readonly string[], archive: string): void {
  const site = new Map(listNames(pages).map((file) => [file, read(file)]));
  const key = getKey(site);
  const kept = path.join(cache, archive.replaceAll('/', '-'));
  const note = `${kept}.key`;
  if (!fs.existsSync(note) || fs.readFileSync(note, 'utf8') !== key) {
    fs.rmSync(note, { force: true });
    fs.writeFileSync(kept, createArchive(pages, site));
    fs.writeFileSync(note, key);
  }
  fs.copyFileSync(kept, path.join(outDir, archive));
}

fs.mkdirSync(cache, { recursive: true });
for (const { pages, archive } of versions) writeArchive(pages, archive);
parentPort?.postMessage('written');
