import fs from 'node:fs';
import path from 'node:path';

/** Lists a folder's files as sorted paths with `/`; empty if there is no folder. */
export const listFiles = (folder: string): readonly string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { encoding: 'utf8', recursive: true })
        .filter((name) => {
          const file = path.join(folder, name);
          return fs.statSync(file, { throwIfNoEntry: false })?.isFile();
        })
        .map((name) => name.replaceAll(path.sep, '/'))
        .sort()
    : [];
