import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { getFingerprint } from '../../shared/getFingerprint';

/** The same for all documents of a build. */
let fingerprint: string | undefined;

/** The file that notes which text of a document was found sound, and the note. */
function getNote(
  siteDir: string,
  file: string,
  text: string,
): readonly [file: string, note: string] {
  fingerprint ??= getFingerprint(siteDir);
  const note = createHash('sha256').update(`${fingerprint}\n${text}`);
  const name = file.replace(/[\\/]/g, '-');
  return [
    path.join(siteDir, 'node_modules/.cache/openrpc', name),
    note.digest('hex'),
  ];
}

/** Whether a former build has found the text sound, with the same checks. */
export function wasCheckedBefore(
  siteDir: string,
  file: string,
  text: string,
): boolean {
  const [name, note] = getNote(siteDir, file, text);
  return fs.existsSync(name) && fs.readFileSync(name, 'utf8') === note;
}

/** Lets the next build know that the text is sound. */
export function noteChecked(siteDir: string, file: string, text: string): void {
  const [name, note] = getNote(siteDir, file, text);
  fs.mkdirSync(path.dirname(name), { recursive: true });
  fs.writeFileSync(name, note);
}
