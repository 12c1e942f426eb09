import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { SEARCH_FOLDER } from '../../search/format';
import { findErrors, printErrors } from '../checks/links/findErrors';
import type { LinksJob } from '../checks/links';
import { createSite, readSite } from '../checks/links/readSite';
import { writeArchives } from '../content/archive/writeArchives';
import { buildIndex } from '../content/search/buildIndex';
import { collectRecords } from '../content/search/collectRecords';
import type { FinishedSite } from '../shared/FinishedSite';
import { writeFiles } from '../shared/textFiles';

const site = workerData as FinishedSite;

/** Archives contain a part of the search index, but not the tools. */
function writeSearch() {
  const versions = collectRecords(site, true);
  writeFiles(path.join(site.outDir, SEARCH_FOLDER), buildIndex(versions));
  return writeArchives(site, ({ name }) =>
    buildIndex(
      versions
        .filter(({ version }) => version.name === name)
        .map(({ version, records }) => ({
          version,
          records: records.filter(({ kind }) => kind !== 'tool'),
        })),
    ),
  );
}

/** Parses the pages at once, and the other files after a second message. */
function checkLinks({ place, sources }: LinksJob): void {
  const pages = readSite(createSite(place), { onlyPages: true });
  parentPort?.once('message', () => {
    const errors = findErrors(readSite(pages));
    parentPort?.postMessage(printErrors(errors, sources));
  });
}

parentPort?.once('message', (links: LinksJob | undefined) => {
  parentPort?.postMessage(writeSearch());
  if (links) checkLinks(links);
});
