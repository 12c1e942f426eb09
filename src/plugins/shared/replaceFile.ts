import fs from 'node:fs';

/** Writes a file at once: what reads it meanwhile finds the old text or the new one. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  fs.writeFileSync(`${file}.new`, content);
  fs.renameSync(`${file}.new`, file);
}
