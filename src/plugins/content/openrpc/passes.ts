import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { getFingerprint } from '../../cache/getFingerprint';

/** The same for all documents of a build. */
let fingerprint: string | undefined;

/** Where it is noted what text of a document has passed, and its note. */
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

/** Whether a former build has let the text pass, with the same checks. */
export function hasPassed(
  siteDir: string,
  file: string,
  text: string,
): boolean {
  const [name, note] = getNote(siteDir, file, text);
  return fs.existsSync(name) && fs.readFileSync(name, 'utf8') === note;
}

/** Lets the next build know that the text has passed. */
export function notePass(siteDir: string, file: string, text: string): void {
  const [name, note] = getNote(siteDir, file, text);
  fs.mkdirSync(path.dirname(name), { recursive: true });
  fs.writeFileSync(name, note);
}
