import fs from 'node:fs';
import path from 'node:path';

/** Contents of files, by path. */
export type TextFiles = Readonly<Record<string, string>>;

/** Writes a file atomically, because a worker may read it at the same time. */
export function replaceFile(file: string, content: string): void {
  fs.writeFileSync(`${file}.new`, content);
  fs.renameSync(`${file}.new`, file);
}

export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  const names = Object.keys(files);
  for (const below of new Set(names.map((name) => path.dirname(name)))) {
    fs.mkdirSync(path.join(folder, below), { recursive: true });
  }
  for (const name of names) {
    fs.writeFileSync(path.join(folder, name), files[name] ?? '');
  }
}
