import fs from 'node:fs';
import path from 'node:path';
import type { ListedFile, OfflineList } from '../../../browser/offline/list';
import { listFiles } from '../../shared/listFiles';

/** A version, and the files that are its own. */
export interface OwnFiles {
  readonly name: string;
  /** Below the root of the site, the page to begin with first. */
  readonly files: readonly string[];
}

/** What pages load, and the two pages that belong to no version. */
const SHARED = ['index.html', 'compare', 'assets', 'img', 'js'];

/**
 * Samples run in a frame that no service worker may answer for; the compiler and
 * what checks apps with it come on request only.
 */
const ONLINE = /^js\/(?:run|compiler|upgrade)\//;

function listBelow(outDir: string, name: string): readonly string[] {
  const root = path.join(outDir, name);
  if (fs.existsSync(root) && fs.statSync(root).isFile()) return [name];
  return listFiles(root).map((file) => `${name}/${file}`);
}

/**
 * What a reader can keep of a finished site.
 *
 * @param hashFile SHA-256 of a file
 */
export function createList(
  outDir: string,
  versions: readonly OwnFiles[],
  hashFile: (file: string) => string,
): OfflineList {
  const describeAll = (names: readonly string[]): readonly ListedFile[] =>
    names.map((name) => {
      const file = path.join(outDir, name);
      return [name, hashFile(file).slice(0, 16), fs.statSync(file).size];
    });
  const shared = SHARED.flatMap((name) => listBelow(outDir, name));
  return {
    shared: describeAll(shared.filter((name) => !ONLINE.test(name))),
    versions: versions.map(({ name, files }) => ({
      name,
      files: describeAll(files),
    })),
  };
}
