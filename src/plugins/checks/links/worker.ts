import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openMemo, recall } from '../../shared/createMemo';
import { openHashes } from '../../shared/fileHashes';
import { listFiles } from '../../shared/listFiles';
import { findFaults } from './findFaults';
import type { CheckedPage } from './parsePage';
import { printFaults } from './printFaults';
import {
  createReader,
  readSite,
  type BuiltSite,
  type SitePlace,
} from './readSite';
import { References } from './References';

/** What is checked, and the files that its pages are made from. */
export interface LinksJob {
  readonly siteDir: string;
  readonly place: SitePlace;
  readonly unbuilt: BuiltSite['unbuilt'];
  readonly sources: ReadonlyMap<string, string>;
}

/** Read the files of these pages, which are finished; judge the finished site. */
export type LinksRequest = { readonly read: readonly string[] } | 'judge';

const { siteDir, place, unbuilt, sources } = workerData as LinksJob;

const reader = createReader(place);

const hashes = openHashes(
  path.join(siteDir, 'node_modules/.cache/links-hashes.json'),
);
const memo = openMemo(siteDir, 'links');

const getFile = (name: string): string => path.join(place.folder, name);

/** Of a file as it is. */
const getKey = (name: string, hash = hashes.get(getFile(name))): string =>
  `${name} ${hash}`;

/** Pages as they will be served, by the names of their files. */
const finished = new Map<string, CheckedPage>();

/** Pages that are read, by what they were read from. */
const known = new Map<string, CheckedPage>();

function readPage(name: string, key = getKey(name)): CheckedPage {
  const page = known.get(key);
  if (page) return page;
  const { ids, ...rest } = recall(memo, key, () => {
    const parsed = reader.readPage(name);
    return { ...parsed, ids: [...parsed.ids] };
  });
  const read = { ...rest, ids: new Set(ids) };
  known.set(key, read);
  return read;
}

const readText: typeof reader.readText = (name) =>
  recall(memo, getKey(name), () => reader.readText(name));

const references = new References({ origin: place.origin, unbuilt });

/** Recalls the pages of the build before: most of them stay as they are. */
function recallPages(): void {
  for (const name of listFiles(place.folder)) {
    const hash = hashes.find(getFile(name));
    if (hash === undefined || !name.endsWith('.html')) continue;
    if (!memo.has(getKey(name, hash))) continue;
    const page = readPage(name, getKey(name, hash));
    for (const { url } of page.references) references.resolve(page.path, url);
  }
}

try {
  recallPages();
} catch (error) {
  // The build deletes old files at its end, and this may take as long.
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

parentPort?.on('message', (request: LinksRequest) => {
  if (request !== 'judge') {
    // Takes most of the time, and other steps still write their files.
    for (const name of request.read) {
      const key = getKey(name);
      const page = readPage(name, key);
      known.delete(key);
      references.add(page);
      // They take most of the memory.
      finished.set(name, { ...page, references: [] });
    }
    return;
  }
  const site = readSite(
    place,
    unbuilt,
    { readPage: (name) => finished.get(name) ?? readPage(name), readText },
    references,
  );
  memo.save();
  hashes.save();
  parentPort?.postMessage(printFaults(findFaults(site), sources));
  parentPort?.close();
});
