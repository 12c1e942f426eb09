import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler, Configuration } from 'webpack';
import { getFingerprint } from '../shared/getFingerprint';

type Cache = Configuration['cache'];

/**
 * Empties webpack's cache when what makes the modules has changed. Core looks at
 * the configuration alone, and at neither what it imports nor the packages.
 */
export function getCache({
  siteDir,
  generatedFilesDir,
}: LoadContext): (config: Configuration) => Cache {
  // The same for both bundles; core generates its files before it asks.
  let fingerprint: string | undefined;
  return ({ cache }) => {
    if (cache === undefined || typeof cache === 'boolean') return cache;
    // Pages link to files; what they become depends on the pages there are.
    const pages = path.join(generatedFilesDir, 'globalData.json');
    fingerprint ??= getFingerprint(siteDir, [pages]);
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
