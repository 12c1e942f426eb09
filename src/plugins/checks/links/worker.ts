import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openMemo, recall } from '../../shared/createMemo';
import { openHashes } from '../../shared/fileHashes';
import { findFaults } from './findFaults';
import type { CheckedPage } from './parsePage';
import { printFaults } from './printFaults';
import {
  createReader,
  readSite,
  type BuiltSite,
  type SitePlace,
} from './readSite';

/** What is checked, and the files that its pages are made from. */
export interface LinksJob {
  readonly siteDir: string;
  readonly place: SitePlace;
  /** Files of pages, below the site, that are there from the start. */
  readonly pages: readonly string[];
  readonly unbuilt: BuiltSite['unbuilt'];
  readonly sources: ReadonlyMap<string, string>;
}

const { siteDir, place, pages, unbuilt, sources } = workerData as LinksJob;

const reader = createReader(place);

const hashes = openHashes(
  path.join(siteDir, 'node_modules/.cache/links-hashes.json'),
);
const memo = openMemo(siteDir, 'links');

/** Of a file as it is. */
const getKey = (name: string): string =>
  `${name} ${hashes.get(path.join(place.folder, name))}`;

/** Pages that are read. */
const known = new Map<string, CheckedPage>();

function readPage(name: string): CheckedPage {
  const page = known.get(name);
  if (page) return page;
  const { ids, ...rest } = recall(memo, getKey(name), () => {
    const parsed = reader.readPage(name);
    return { ...parsed, ids: [...parsed.ids] };
  });
  const read = { ...rest, ids: new Set(ids) };
  known.set(name, read);
  return read;
}

const readText: typeof reader.readText = (name) =>
  recall(memo, getKey(name), () => reader.readText(name));

// Takes most of the time, and other steps still write their files.
pages.forEach(readPage);

parentPort?.once('message', () => {
  const site = readSite(place, unbuilt, { readPage, readText });
  memo.save();
  hashes.save();
  parentPort?.postMessage(printFaults(findFaults(site), sources));
});
