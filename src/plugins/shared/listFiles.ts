import fs from 'node:fs';
import path from 'node:path';

/**
 * The files below a folder, sorted, with `/` on every system.
 *
 * @returns paths that begin below the folder; none where there is no folder
 */
export const listFiles = (folder: string): readonly string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => fs.statSync(path.join(folder, name)).isFile())
        .map((name) => name.split(path.sep).join('/'))
        .sort()
    : [];
