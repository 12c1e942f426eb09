import { createHash } from 'node:crypto';
import type { Compiler, Configuration } from 'webpack';
import type { DocsVersion } from '../shared/docsContent';
import { getFingerprint } from '../shared/getFingerprint';

type Cache = Configuration['cache'];

/**
 * The pages there are: what links to files become depends on them. What else is
 * known of pages (their dates, those that say the same) changes with each edit, and
 * goes into pages when they are rendered.
 */
const listPages = (versions: readonly DocsVersion[]): readonly string[] =>
  versions.flatMap(({ written, cards }) => [
    ...written.map(({ file, path }) => `${file} ${path}`),
    ...cards.map(({ path }) => path),
  ]);

/**
 * Empties webpack's cache when what makes the modules has changed. Core looks at
 * the configuration alone, and at neither what it imports nor the packages.
 *
 * @param getVersions known when webpack is asked for
 */
export function getCache(
  siteDir: string,
  getVersions: () => readonly DocsVersion[],
): (config: Configuration) => Cache {
  // The same for both bundles.
  let fingerprint: string | undefined;
  return ({ cache }) => {
    if (cache === undefined || typeof cache === 'boolean') return cache;
    fingerprint ??= createHash('sha256')
      .update(getFingerprint(siteDir))
      .update(listPages(getVersions()).join('\n'))
      .digest('hex');
    const { version = '' } = cache as { version?: string };
    return {
      ...cache,
      version: `${version}-${fingerprint}`,
      // Else webpack looks up every file that it is made of, for seconds.
      buildDependencies: { config: [], defaultWebpack: [] },
    } as Cache;
  };
}

/**
 * Else webpack looks up what each loader is made of, for seconds. The fingerprint
 * has all of it.
 */
export const forgetLoaders = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('getCache', ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  },
};
