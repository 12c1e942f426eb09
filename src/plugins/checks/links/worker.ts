import { parentPort, workerData } from 'node:worker_threads';
import { findDeadAnchors, findImagesWithoutAlt } from './findFaults';
import { printFaults } from './printFaults';
import { parseSite, type SiteFiles } from './readSite';

/** What is checked, and the files that its pages are made from. */
export interface Job {
  readonly files: SiteFiles;
  readonly origin: string;
  readonly baseUrl: string;
  readonly sources: ReadonlyMap<string, string>;
}

const { files, origin, baseUrl, sources } = workerData as Job;

const site = parseSite(files, origin, baseUrl);
const faults = [...findDeadAnchors(site), ...findImagesWithoutAlt(site)];
parentPort?.postMessage(printFaults(faults, sources));
