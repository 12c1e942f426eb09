import path from 'node:path';
import type { FinishedSite } from '../../shared/FinishedSite';
import { runInThread } from '../../shared/runInThread';

/** Writes the search index in a worker. */
export async function writeSearchIndex(site: FinishedSite): Promise<void> {
  await runInThread(path.join(__dirname, 'worker.ts'), site);
}
