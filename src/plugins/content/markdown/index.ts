import path from 'node:path';
import type { FinishedSite } from '../../shared/FinishedSite';
import { prepareInThread } from '../../shared/runInThread';
import type { MarkdownJob } from './worker';

/**
 * Starts a worker that makes files for tools: Markdown pages, files per symbol, and
 * lists. It starts with the parts that need only the API description.
 *
 * @param names all released versions, the newest first
 * @returns a function that converts the finished pages, and writes all files
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
