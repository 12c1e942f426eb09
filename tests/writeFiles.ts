import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes files into a folder, by their paths in the folder.
 * @returns the folder
 */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): string {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  return folder;
}
