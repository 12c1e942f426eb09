import fs from 'node:fs';
import path from 'node:path';

/**
 * Deletes what the build before has left and this one has not written again,
 * with folders that are empty then. Core would delete all of it first; but where
 * many files were just deleted, new ones take ten times as long. Names decide:
 * the clock of a file server may be wrong.
 *
 * @param written names of files below the folder, with slashes
 * @param isAsked whether a file that is not among them goes
 */
export function dropOldFiles(
  root: string,
  written: ReadonlySet<string>,
  isAsked: (name: string) => boolean,
): void {
  const dropBelow = (folder: string): boolean => {
    const entries = fs.readdirSync(path.join(root, folder), {
      withFileTypes: true,
    });
    const left = entries.filter((entry) => {
      const name = path.posix.join(folder, entry.name);
      const isOld = entry.isDirectory()
        ? dropBelow(name)
        : !written.has(name) && isAsked(name);
      if (!isOld) return true;
      const old = path.join(root, name);
      if (entry.isDirectory()) fs.rmdirSync(old);
      else fs.unlinkSync(old);
      return false;
    });
    return left.length === 0;
  };
  dropBelow('');
}
