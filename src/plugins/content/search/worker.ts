import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { SEARCH_FOLDER } from '../../../search/format';
import type { FinishedSite } from '../../shared/FinishedSite';
import { writeFiles } from '../../shared/textFiles';
import { writeArchives } from '../archive/writeArchives';
import { buildIndex } from './buildIndex';
import { collectRecords } from './collectRecords';

const site = workerData as FinishedSite;

parentPort?.once('message', () => {
  const versions = collectRecords(site, true);
  writeFiles(path.join(site.outDir, SEARCH_FOLDER), buildIndex(versions));

  // Archives don't contain the tools.
  const sizes = writeArchives(site, ({ name }) =>
    buildIndex(
      versions
        .filter(({ version }) => version.name === name)
        .map(({ version, records }) => ({
          version,
          records: records.filter(({ kind }) => kind !== 'tool'),
        })),
    ),
  );
  parentPort?.postMessage(sizes);
});
