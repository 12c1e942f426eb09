import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getFingerprint } from './getFingerprint';

/**
 * Empties webpack's cache when what makes the modules has changed. Core looks at
 * the configuration alone, and at neither what it imports nor the packages.
 */
export default function cachePlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  // The same for both bundles; core generates its files before it asks.
  let fingerprint: string | undefined;
  return {
    name: 'cache',
    configureWebpack(config) {
      if (config.cache === undefined || typeof config.cache === 'boolean') {
        return {};
      }
      // Pages link to files; what they become depends on the pages there are.
      const pages = path.join(generatedFilesDir, 'globalData.json');
      fingerprint ??= getFingerprint(siteDir, [pages]);
      const { version = '' } = config.cache as { version?: string };
      return {
        cache: {
          ...config.cache,
          version: `${version}-${fingerprint}`,
        },
      };
    },
  };
}
