import { parentPort, workerData } from 'node:worker_threads';
import { findFaults, printFaults } from './findFaults';
import { readPages, readSite, type SitePlace } from './readSite';

/** What is checked, and the files that its pages are made from. */
export interface LinksJob {
  readonly place: SitePlace;
  /** By the URL path of their page. */
  readonly sources: ReadonlyMap<string, string>;
}

const { place, sources } = workerData as LinksJob;

// Takes most of the time, and other steps still write their files.
const known = readPages(place);

parentPort?.once('message', () => {
  const faults = findFaults(readSite(place, known));
  parentPort?.postMessage(printFaults(faults, sources));
});
