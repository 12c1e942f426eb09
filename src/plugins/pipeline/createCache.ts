import fs from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Compiler, Configuration } from 'webpack';
import type { DocsVersion } from '../shared/docsContent';
import { listFiles } from '../shared/listFiles';

/** Files and folders that affect how every module is compiled, beside loaded ones. */
export const INPUTS = [
  'package-lock.json',
  'package.json',
  'src/diagrams',
  'src/feed',
  'src/markdown',
  'src/openrpc',
  'src/plugins',
  'src/reference',
  'src/search',
  'src/site',
  'src/text',
  'src/typing',
  'src/upgrade',
];

/** A CRC-32 checksum takes a third of the time of a hash, and finds all damage. */
function sumFiles(folder: string, names: readonly string[]): number {
  let sum = 0;
  // With many versions, a cache takes hundreds of megabytes, so files are read in parts.
  const part = new Uint8Array(1 << 20);
  for (const name of names) {
    sum = crc32(`${name}\n`, sum);
    const file = fs.openSync(path.join(folder, name), 'r');
    for (let length = 1; length > 0;) {
      length = fs.readSync(file, part);
      sum = crc32(part.subarray(0, length), sum);
    }
    fs.closeSync(file);
  }
  return sum;
}

const sumFolder = (folder: string): string =>
  String(sumFiles(folder, listFiles(folder)));

/** Includes page URLs, because links between files are compiled to URLs. */
function getFingerprint(
  siteDir: string,
  versions: readonly DocsVersion[],
): string {
  const inputs = INPUTS.map((name) => path.join(siteDir, name))
    .flatMap((name) =>
      fs.statSync(name, { throwIfNoEntry: false })?.isFile()
        ? [name]
        : listFiles(name).map((below) => path.join(name, below)),
    )
    .map((file) => path.relative(siteDir, file));
  // The settings, and what they load, such as plugins of Markdown in any folder.
  const loaded = Object.keys(require.cache)
    .map((file) => path.relative(siteDir, file))
    .filter((file) => !/^\.\.|node_modules/.test(file))
    .sort();
  const files = [...new Set([...inputs, ...loaded])];
  const pages = versions.flatMap(({ written, cards }) => [
    ...written.map(({ file, path: url }) => `${file} ${url}`),
    ...cards.map(({ path: url }) => url),
  ]);
  return String(crc32(pages.join('\n'), sumFiles(siteDir, files)));
}

/**
 * Creates webpack's persistent cache, whose key also covers our source code, all
 * packages, and page URLs. A cache with a wrong checksum is deleted, because webpack doesn't
 * notice damaged files and would build pages from them.
 */
export function createCache(
  siteDir: string,
  getVersions: () => readonly DocsVersion[],
) {
  const folders: string[] = [];
  // Computed once for both bundles.
  let fingerprint: string | undefined;
  const check = (name: string): void => {
    const folder = path.join(siteDir, 'node_modules/.cache/webpack', name);
    const seal = `${folder}.crc32`;
    const sealed = fs.existsSync(seal) && fs.readFileSync(seal, 'utf8');
    if (sumFolder(folder) !== sealed) {
      fs.rmSync(folder, { recursive: true, force: true });
    }
    folders.push(folder);
  };
  return {
    configure({ cache, mode }: Configuration): Configuration['cache'] {
      if (typeof cache !== 'object' || cache.type !== 'filesystem') {
        return cache;
      }
      if (mode === 'production') check(cache.name ?? '');
      fingerprint ??= getFingerprint(siteDir, getVersions());
      return {
        ...cache,
        version: `${cache.version ?? ''}-${fingerprint}`,
        // Otherwise, webpack spends seconds checking all its own files.
        buildDependencies: { config: [], defaultWebpack: [] },
      };
    },
    /** Writes the checksum of each cache folder, for the next build to check. */
    seal(): void {
      for (const folder of folders) {
        try {
          fs.writeFileSync(`${folder}.crc32`, sumFolder(folder));
        } catch {
          // webpack has warned that it can't write here, such as among read-only packages.
        }
      }
    },
  };
}

const COVERED = /node_modules|[\\/]src[\\/]plugins[\\/]/;

/** Webpack would spend seconds on loaders' files that the fingerprint covers. */
export const forgetLoaders = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('createCache', ({ compilation }) => {
      const { buildDependencies } = compilation;
      for (const file of [...buildDependencies])
        if (COVERED.test(file)) buildDependencies.delete(file);
    });
  },
};
