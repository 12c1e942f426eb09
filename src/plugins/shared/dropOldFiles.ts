import fs from 'node:fs';
import path from 'node:path';

/** What a later step writes again, thousands of files. */
export const WRITTEN_AGAIN = /\.(?:md|json|d\.ts|txt)$/;

/**
 * Deletes what the build before has left and this one has not written again.
 * Core would delete all of it first; but where many files were just deleted, new
 * ones take ten times as long.
 *
 * @param start of this build, in milliseconds
 * @param kept names of files that stay for now
 * @returns whether the folder is empty now
 */
export function dropOldFiles(
  folder: string,
  start: number,
  kept?: RegExp,
): boolean {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  const left = entries.filter((entry) => {
    const name = path.join(folder, entry.name);
    const isOld = entry.isDirectory()
      ? dropOldFiles(name, start, kept)
      : !kept?.test(name) && fs.statSync(name).mtimeMs < start;
    if (isOld) fs.rmSync(name, { recursive: true });
    return !isOld;
  });
  return left.length === 0;
}
