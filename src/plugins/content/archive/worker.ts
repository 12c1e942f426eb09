import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { zipSync, type Zippable } from 'fflate';
import { toOfflinePage } from './toOfflinePage';

/** What to put into an archive for each version. */
export interface Job {
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

const { outDir, baseUrl, siteUrl, versions } = workerData as Job;

/** What pages load. */
const FOLDERS = ['assets/css', 'img'];
const SCRIPTS = 'js';

/** The same for all files of all builds, in the zone of any machine. */
const mtime = new Date(1980, 0, 1);

const read = (file: string): Buffer => fs.readFileSync(path.join(outDir, file));

function list(folder: string): readonly string[] {
  const root = path.join(outDir, folder);
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(root, name)).isFile())
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`);
}

/** Leads those who open the folder to the first page. */
const printStart = (page: string): string =>
  `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Firebolt</title><meta http-equiv="refresh" content="0; url=${page}"><a href="${page}">Firebolt documentation</a></html>\n`;

function createArchive(pages: readonly string[]): Uint8Array {
  const scripts = list(SCRIPTS).filter((file) => /^js\/\w+\.js$/.test(file));
  const shared = [...FOLDERS.flatMap(list), ...scripts];
  const names = new Set([...pages, ...shared]);
  const has = (file: string): boolean => names.has(file);
  const encoder = new TextEncoder();
  const entries = [
    ['index.html', encoder.encode(printStart(pages[0] ?? ''))] as const,
    ...pages.map((file) => {
      const place = { baseUrl, siteUrl, file, has };
      const html = toOfflinePage(read(file).toString('utf8'), place);
      return [file, encoder.encode(html)] as const;
    }),
    ...shared.map((file) => [file, new Uint8Array(read(file))] as const),
  ];
  const files: Zippable = Object.fromEntries(
    [...entries].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return zipSync(files, { mtime, level: 6 });
}

for (const { pages, archive } of versions) {
  fs.writeFileSync(path.join(outDir, archive), createArchive(pages));
}
parentPort?.postMessage('written');
