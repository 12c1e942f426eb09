import path from 'node:path';
import type { FinishedSite } from '../../shared/FinishedSite';
import { runInThread } from '../../shared/runInThread';
import type { MarkdownJob } from './worker';

/**
 * Writes what tools read, in a thread: pages in Markdown, files per symbol, and lists.
 *
 * @param names all released versions, the newest first
 */
export async function writeMarkdown(
  site: FinishedSite,
  names: readonly string[],
): Promise<void> {
  const job: MarkdownJob = { ...site, names };
  await runInThread(path.join(__dirname, 'worker.ts'), job);
}
