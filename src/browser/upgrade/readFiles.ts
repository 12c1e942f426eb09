import { readGiven, type GivenApp } from '@site/src/upgrade/readGiven';
import { FILE_LIMIT } from '@site/src/upgrade/selectFiles';

const getPath = (file: File): string => file.webkitRelativePath || file.name;

/** Reads the app's own files; those of a folder begin with its name. */
export function readFiles(files: readonly File[]): Promise<GivenApp> {
  const [first = ''] = files.map(getPath);
  return readGiven(
    first.slice(0, first.indexOf('/') + 1),
    files.map((file) => ({
      path: getPath(file),
      // No more than what tells that it is too large.
      read: () => file.slice(0, FILE_LIMIT * 4).text(),
    })),
  );
}
