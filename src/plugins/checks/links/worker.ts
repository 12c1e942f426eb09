import { parentPort, workerData } from 'node:worker_threads';
import { findErrors, printErrors } from './findErrors';
import { createSite, readSite, type SitePlace } from './readSite';

/** The data that starts the worker. */
export interface LinksJob {
  readonly place: SitePlace;
  /** Source files, by the URL path of their page. */
  readonly sources: ReadonlyMap<string, string>;
}

const { place, sources } = workerData as LinksJob;

// Parse pages early, while other steps still write files, because parsing takes most of the
// time.
const site = readSite(createSite(place), { onlyPages: true });

parentPort?.once('message', () => {
  parentPort?.postMessage(printErrors(findErrors(readSite(site)), sources));
});
