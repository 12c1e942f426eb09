import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import type { DocsVersion } from '../shared/docsContent';
import { getFingerprint } from '../shared/getFingerprint';
import { listFiles } from '../shared/listFiles';

type Cache = Configuration['cache'];

/** All pages and their URLs, because links between files are compiled to these URLs. */
const listPages = (versions: readonly DocsVersion[]): readonly string[] =>
  versions.flatMap(({ written, cards }) => [
    ...written.map(({ file, path: url }) => `${file} ${url}`),
    ...cards.map(({ path: url }) => url),
  ]);

/** The hash of all files in a folder; `undefined` if the folder doesn't exist. */
function hashFolder(folder: string): string | undefined {
  if (!fs.existsSync(folder)) return undefined;
  const hash = createHash('sha256');
  // Files of many versions take hundreds of megabytes, so they are read in parts.
  const part = new Uint8Array(1 << 20);
  for (const name of listFiles(folder)) {
    hash.update(`${name}\n`);
    const file = fs.openSync(path.join(folder, name), 'r');
    for (let length = 1; length > 0;) {
      length = fs.readSync(file, part);
      hash.update(part.subarray(0, length));
    }
    fs.closeSync(file);
  }
  return hash.digest('hex');
}

interface WebpackCache {
  /** Returns a bundle's cache settings. */
  readonly configure: (config: Configuration) => Cache;
  /** Writes the hash of each cache folder, for the next build to check. */
  readonly seal: () => void;
}

/**
 * Webpack's persistent cache, with two additions. Its key also depends on our source
 * code, all packages and page URLs; Docusaurus's key depends on the configuration only.
 * And a cache whose hash has changed is deleted, because webpack doesn't notice damaged
 * files and would build pages from them.
 *
 * @param getVersions called after the content is loaded
 */
export function createCache(
  siteDir: string,
  getVersions: () => readonly DocsVersion[],
): WebpackCache {
  const folders: string[] = [];
  // Computed once for both bundles.
  let fingerprint: string | undefined;
  const check = (name: string): void => {
    const folder = path.join(siteDir, 'node_modules/.cache/webpack', name);
    const seal = `${folder}.sha256`;
    const sealed = fs.existsSync(seal) && fs.readFileSync(seal, 'utf8');
    if (hashFolder(folder) !== sealed) {
      fs.rmSync(folder, { recursive: true, force: true });
    }
    folders.push(folder);
  };
  return {
    configure({ cache, mode }) {
      if (typeof cache !== 'object' || cache.type !== 'filesystem') {
        return cache;
      }
      if (mode === 'production') check(cache.name ?? '');
      fingerprint ??= createHash('sha256')
        .update(getFingerprint(siteDir))
        .update(listPages(getVersions()).join('\n'))
        .digest('hex');
      return {
        ...cache,
        version: `${cache.version ?? ''}-${fingerprint}`,
        // Otherwise webpack spends seconds checking all its own files.
        buildDependencies: { config: [], defaultWebpack: [] },
      };
    },
    seal() {
      for (const folder of folders) {
        const hash = hashFolder(folder);
        if (hash) fs.writeFileSync(`${folder}.sha256`, hash);
      }
    },
  };
}

/**
 * Keeps webpack from checking every file of each loader, which takes seconds. The
 * fingerprint covers these files.
 */
export const forgetLoaders = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('createCache', ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  },
};
