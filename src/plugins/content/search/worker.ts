import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { SEARCH_FOLDER } from '../../../search/format';
import type { FinishedSite } from '../../shared/FinishedSite';
import { writeFiles } from '../../shared/textFiles';
import { makeSearchIndex } from './makeIndex';

const site = workerData as FinishedSite;

writeFiles(path.join(site.outDir, SEARCH_FOLDER), makeSearchIndex(site, true));
parentPort?.postMessage('written');
