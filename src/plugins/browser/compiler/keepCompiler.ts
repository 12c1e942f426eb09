import path from 'node:path';
import { getFingerprint } from '../../shared/getFingerprint';
import { keepFiles } from '../../shared/keepFiles';
import type { TextFiles } from '../../shared/textFiles';

const made = new Map<string, Promise<TextFiles>>();

/**
 * The compiler, its libraries and its size, by the names of their files. Several
 * plugins need it, and a build makes it once.
 */
export function keepCompiler(siteDir: string): Promise<TextFiles> {
  const files =
    made.get(siteDir) ??
    keepFiles(
      path.join(siteDir, 'node_modules/.cache/compiler.json'),
      getFingerprint(siteDir),
      path.join(__dirname, 'makeFiles.ts'),
      undefined,
    );
  made.set(siteDir, files);
  return files;
}
