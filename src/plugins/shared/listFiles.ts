import fs from 'node:fs';
import path from 'node:path';

/**
 * All files in a folder and its subfolders, sorted, with `/` on every system.
 *
 * @returns paths relative to the folder; an empty list if it doesn't exist
 */
export function listFiles(folder: string): readonly string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
}
