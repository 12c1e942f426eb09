import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import type { DocsVersion } from '../shared/docsContent';
import { getFingerprint } from '../shared/getFingerprint';
import { listFiles } from '../shared/listFiles';

type Cache = Configuration['cache'];

/** The pages there are: what links to files become depends on them. */
const listPages = (versions: readonly DocsVersion[]): readonly string[] =>
  versions.flatMap(({ written, cards }) => [
    ...written.map(({ file, path: url }) => `${file} ${url}`),
    ...cards.map(({ path: url }) => url),
  ]);

/** The checksum of all files in a folder; none if there is no folder. */
function hashFolder(folder: string): string | undefined {
  if (!fs.existsSync(folder)) return undefined;
  const hash = createHash('sha256');
  for (const name of listFiles(folder)) {
    const bytes = fs.readFileSync(path.join(folder, name));
    hash.update(`${name}\n`).update(new Uint8Array(bytes));
  }
  return hash.digest('hex');
}

interface WebpackCache {
  /** The settings of the cache of a bundle. */
  readonly configure: (config: Configuration) => Cache;
  /** Writes the checksums of what the build has cached. */
  readonly seal: () => void;
}

/**
 * Webpack's cache, with two things that it lacks. Its key holds all that makes the
 * modules: core's looks at the configuration alone, and neither at what that imports
 * nor at packages nor at the addresses of pages. And a checksum tells a damaged cache,
 * which is deleted: webpack would build pages from a text with a wrong letter.
 *
 * @param getVersions known when webpack is asked for
 */
export function createCache(
  siteDir: string,
  getVersions: () => readonly DocsVersion[],
): WebpackCache {
  const folders: string[] = [];
  // The same for both bundles.
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
        // Else webpack looks up every file that it is made of, for seconds.
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
 * Else webpack looks up what each loader is made of, for seconds. The fingerprint
 * has all of it.
 */
export const forgetLoaders = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('createCache', ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  },
};
