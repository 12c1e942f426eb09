import fs from 'node:fs';
import path from 'node:path';

/** Writes a file of a cache: a build that fails meanwhile must not leave half of it. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.new`, content);
  fs.renameSync(`${file}.new`, file);
}
