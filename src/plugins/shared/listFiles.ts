import fs from 'node:fs';
import path from 'node:path';

/** Whether an entry is a file or a link to a file. */
function isFile(entry: fs.Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile();
  const file = path.join(entry.parentPath, entry.name);
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Lists a folder's files as sorted paths with `/`; empty if there is no folder. */
export const listFiles = (folder: string): readonly string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(isFile)
        .map(({ parentPath, name }) => path.join(parentPath, name))
        .map((file) => path.relative(folder, file).replaceAll(path.sep, '/'))
        .sort()
    : [];
