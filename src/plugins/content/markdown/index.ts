import path from 'node:path';
import type { FinishedSite } from '../../shared/FinishedSite';
import { prepareInThread } from '../../shared/runInThread';
import type { MarkdownJob } from './worker';

/**
 * Makes what tools read, in a thread: pages in Markdown, files per symbol, and lists.
 * What the API description says is made at once.
 *
 * @param names all released versions, the newest first
 * @returns makes the rest from the finished pages, and writes all files
 */
export function beginMarkdown(
  site: FinishedSite,
  names: readonly string[],
): () => Promise<void> {
  const job: MarkdownJob = { ...site, names };
  const write = prepareInThread(path.join(__dirname, 'worker.ts'), job);
  return async () => {
    await write('pages');
  };
}
