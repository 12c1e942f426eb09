import fs from 'node:fs';
import path from 'node:path';

/** Texts by the paths of files. */
export type TextFiles = Readonly<Record<string, string>>;

/**
 * Writes a text into a folder that is there, unless the file says it already: to
 * look takes a tenth of the time.
 */
export function writeText(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.writeFileSync(file, text);
}

/** Writes the files below a folder, and makes folders that are not there. */
export function writeFiles(folder: string, files: TextFiles): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    writeText(file, text);
  }
}
