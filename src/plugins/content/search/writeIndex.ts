import path from 'node:path';
import type { FinishedSite } from '../../shared/FinishedSite';
import { runInThread } from '../../shared/runInThread';

/** Writes the index that the search reads: all versions, equal parts joined. */
export async function writeSearchIndex(site: FinishedSite): Promise<void> {
  await runInThread(path.join(__dirname, 'worker.ts'), site);
}
