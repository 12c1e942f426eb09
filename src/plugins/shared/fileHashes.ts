import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readKept } from './readKept';
import { replaceFile } from './replaceFile';

/** A file when it was read: size in bytes, and time of the last change in ms. */
type KnownFile = readonly [size: number, time: number, hash: string];

/** Hashes of files, which are read again only when they have changed. */
export interface FileHashes {
  /** What `get` would say, if it need not read the file. */
  readonly find: (file: string) => string | undefined;
  /** SHA-256 of the content, in hex. */
  readonly get: (file: string) => string;
  /** Keeps what was asked for, for the next build. */
  readonly save: () => void;
}

/**
 * Hashes that the build before has kept. A file has changed when its size or its
 * time is another; whether that is later does not matter: clocks may be wrong.
 *
 * @param kept the file that keeps them
 */
export function openHashes(kept: string): FileHashes {
  const before = readKept<KnownFile>(kept);
  const used = new Map<string, KnownFile>();
  const find = (file: string, { size, mtimeMs }: fs.Stats) => {
    const known = used.get(file) ?? before()[file];
    return known?.[0] === size && known[1] === mtimeMs ? known[2] : undefined;
  };
  return {
    find: (file) => find(file, fs.statSync(file)),
    get(file) {
      const stats = fs.statSync(file);
      const hash =
        find(file, stats) ??
        createHash('sha256')
          .update(new Uint8Array(fs.readFileSync(file)))
          .digest('hex');
      used.set(file, [stats.size, stats.mtimeMs, hash]);
      return hash;
    },
    save: () => {
      replaceFile(kept, JSON.stringify(Object.fromEntries(used)));
    },
  };
}

const opened = new Map<string, FileHashes>();

/** Those of the built files, which all plugins share. */
export function getSiteHashes(siteDir: string): FileHashes {
  const hashes =
    opened.get(siteDir) ??
    openHashes(path.join(siteDir, 'node_modules/.cache/hashes.json'));
  opened.set(siteDir, hashes);
  return hashes;
}
