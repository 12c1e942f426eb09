import fs from 'node:fs';
import path from 'node:path';

/** Contents of files, by path. */
export type TextFiles = Readonly<Record<string, string>>;

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
