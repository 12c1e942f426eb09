import fs from 'node:fs';
import path from 'node:path';
import { getFingerprint } from '../../shared/getFingerprint';
import { runInThread } from '../../shared/runInThread';

/** Texts by the names of files. */
export type TextFiles = Readonly<Record<string, string>>;

interface KeptFiles {
  /** Changes with packages and our own code. */
  readonly makers: string;
  readonly files: TextFiles;
}

/**
 * The compiler's files, which take seconds to make: in a thread, or as a former
 * build has left them.
 */
export async function getFiles(siteDir: string): Promise<TextFiles> {
  const makers = getFingerprint(siteDir);
  const cache = path.join(siteDir, 'node_modules/.cache/compiler.json');
  if (fs.existsSync(cache)) {
    const kept = JSON.parse(fs.readFileSync(cache, 'utf8')) as KeptFiles;
    if (kept.makers === makers) return kept.files;
  }
  const thread = path.join(__dirname, 'makeFiles.ts');
  const [files = {}] = await runInThread<TextFiles>(thread, undefined);
  const kept: KeptFiles = { makers, files };
  fs.mkdirSync(path.dirname(cache), { recursive: true });
  // A build that fails meanwhile must not leave half a file.
  fs.writeFileSync(`${cache}.new`, JSON.stringify(kept));
  fs.renameSync(`${cache}.new`, cache);
  return files;
}
