import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler, Configuration } from 'webpack';
import { getFingerprint } from '../shared/getFingerprint';

type Cache = Configuration['cache'];

const DOCS = 'docusaurus-plugin-content-docs';

/**
 * The pages there are: what links to files become depends on them. What else is
 * known of pages (their dates, those that say the same) changes with each edit, and
 * goes into pages when they are rendered.
 */
function readPages(generatedFilesDir: string): string {
  const file = path.join(generatedFilesDir, 'globalData.json');
  const data = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    readonly [DOCS]?: unknown;
  };
  if (data[DOCS]) return JSON.stringify(data[DOCS]);
  throw new Error(
    `${file}: has no list of pages under "${DOCS}". See src/plugins/pipeline/getCache.ts.`,
  );
}

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
    fingerprint ??= createHash('sha256')
      .update(getFingerprint(siteDir))
      .update(readPages(generatedFilesDir))
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
