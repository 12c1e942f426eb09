import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What makes modules, apart from the module and the files that it names. */
const MAKERS = [
  'docusaurus.config.js',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'src/openrpc',
  'src/plugins',
];

/** The files below the folders, and the files themselves, as far as they exist. */
function listFiles(siteDir: string): readonly string[] {
  return MAKERS.map((name) => path.join(siteDir, name))
    .filter((file) => fs.existsSync(file))
    .flatMap((file) =>
      fs.statSync(file).isDirectory()
        ? fs
            .readdirSync(file, { recursive: true, encoding: 'utf8' })
            .map((name) => path.join(file, name))
            .filter((name) => fs.statSync(name).isFile())
        : file,
    )
    .sort();
}

/** A value that changes with any of the files, or with the address of a page. */
function getFingerprint(siteDir: string, generatedFilesDir: string): string {
  const hash = createHash('sha256');
  // Pages link to files; what they become depends on the pages there are.
  const pages = path.join(generatedFilesDir, 'globalData.json');
  for (const file of [...listFiles(siteDir), pages]) {
    const text = fs.readFileSync(file, 'utf8');
    hash.update(`${path.relative(siteDir, file)}\n${text}`);
  }
  return hash.digest('hex');
}

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
      fingerprint ??= getFingerprint(siteDir, generatedFilesDir);
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
