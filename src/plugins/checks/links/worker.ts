import { parentPort, workerData } from 'node:worker_threads';
import { findErrors, printErrors } from './findErrors';
import { createSite, readSite, type SitePlace } from './readSite';

export interface LinksJob {
  readonly place: SitePlace;
  /** Source files, by the URL path of their page. */
  readonly sources: ReadonlyMap<string, string>;
}

const { place, sources } = workerData as LinksJob;

// Parsing takes most of the time, so it starts while other steps still write files.
const site = readSite(createSite(place), { onlyPages: true });

parentPort?.once('message', () => {
  parentPort?.postMessage(printErrors(findErrors(readSite(site)), sources));
});
