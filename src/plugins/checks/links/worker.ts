import { parentPort, workerData } from 'node:worker_threads';
import { findFaults } from './findFaults';
import { printFaults } from './printFaults';
import { parseSite, type Site, type SiteFiles } from './readSite';

/** What is checked, and the files that its pages are made from. */
export interface Job {
  readonly files: SiteFiles;
  readonly origin: string;
  readonly baseUrl: string;
  readonly unbuilt: Site['unbuilt'];
  readonly sources: ReadonlyMap<string, string>;
}

const { files, origin, baseUrl, unbuilt, sources } = workerData as Job;

const site = parseSite(files, origin, baseUrl, unbuilt);
parentPort?.postMessage(printFaults(findFaults(site), sources));
