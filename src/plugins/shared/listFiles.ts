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
    // Only of a link the list does not say what it is.
    const isFile =
      entry.isFile() ||
      (entry.isSymbolicLink() && fs.statSync(path.join(root, name)).isFile());
    return isFile ? [name] : [];
  });
}

/**
 * The files below a folder, sorted, with `/` on every system.
 *
 * @returns paths that begin below the folder; none where there is no folder
 */
export const listFiles = (folder: string): readonly string[] =>
  fs.existsSync(folder) ? [...list(folder, '')].sort() : [];
