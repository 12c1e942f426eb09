import fs from 'node:fs';
import path from 'node:path';

/** Calls `stat` only for links, because a build has thousands of files. */
const list = (folder: string, below = ''): readonly string[] =>
  fs
    .readdirSync(path.join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const name = below + entry.name;
      const found = entry.isSymbolicLink()
        ? fs.statSync(path.join(folder, name), { throwIfNoEntry: false })
        : entry;
      if (found?.isDirectory()) return list(folder, `${name}/`);
      return found?.isFile() ? [name] : [];
    });

/** Lists a folder's files as sorted paths with `/`; empty if there is no folder. */
export const listFiles = (folder: string): readonly string[] =>
  fs.existsSync(folder) ? [...list(folder)].sort() : [];
