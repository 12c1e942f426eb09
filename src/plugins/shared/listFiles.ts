import fs from 'node:fs';
import path from 'node:path';

/** @param folder below the root, with a closing slash; `''` for the root itself */
function list(root: string, folder: string): readonly string[] {
  const entries = fs.readdirSync(path.join(root, folder), {
    withFileTypes: true,
  });
  return entries.flatMap((entry) => {
    const name = folder + entry.name;
    if (entry.isDirectory()) return list(root, `${name}/`);
    // For a symbolic link, the entry doesn't say whether its target is a file.
    const isFile =
      entry.isFile() ||
      (entry.isSymbolicLink() && fs.statSync(path.join(root, name)).isFile());
    return isFile ? [name] : [];
  });
}

/**
 * All files in a folder and its subfolders, sorted, with `/` on every system.
 *
 * @returns paths relative to the folder; an empty list if it doesn't exist
 */
export const listFiles = (folder: string): readonly string[] =>
  fs.existsSync(folder) ? [...list(folder, '')].sort() : [];
