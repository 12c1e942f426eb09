import fs from 'node:fs';
import { replaceFile } from './replaceFile';
import { runInThread } from './runInThread';
import type { TextFiles } from './textFiles';

interface KeptFiles {
  readonly key: string;
  readonly files: TextFiles;
}

/**
 * Files that take seconds to make: in a thread, or as a former build has left them.
 *
 * @param cache the file that keeps them
 * @param key changes with all that they are made of
 * @param thread the module that makes them, and posts them once
 */
export async function keepFiles(
  cache: string,
  key: string,
  thread: string,
  workerData: unknown,
): Promise<TextFiles> {
  if (fs.existsSync(cache)) {
    const kept = JSON.parse(fs.readFileSync(cache, 'utf8')) as KeptFiles;
    if (kept.key === key) return kept.files;
  }
  const [files = {}] = await runInThread<TextFiles>(thread, workerData);
  const kept: KeptFiles = { key, files };
  replaceFile(cache, JSON.stringify(kept));
  return files;
}
