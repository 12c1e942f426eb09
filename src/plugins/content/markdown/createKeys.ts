import { createHash } from 'node:crypto';
import path from 'node:path';
import { listPageFiles, type DocsVersion } from '../../shared/docsContent';
import { getSiteHashes } from '../../shared/fileHashes';
import { getFingerprint } from '../../shared/getFingerprint';
import { getDocsDir } from '../openrpc/releases';
import type { VersionKeys } from './KeptVersions';
import type { MarkdownJob } from './worker';

const hashAll = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex');

/** Tell what the files of each version are made of. */
export function createKeys({
  siteDir,
  outDir,
  baseUrl,
  siteUrl,
  names,
  versions,
}: Omit<MarkdownJob, 'changed'>): {
  readonly [Key in keyof VersionKeys]: (version: DocsVersion) => string;
} {
  const hashes = getSiteHashes(siteDir);
  // A page of the reference tells of all versions.
  const reference = hashAll([
    getFingerprint(siteDir),
    siteUrl,
    ...names.map((name) =>
      hashes.get(path.join(siteDir, getDocsDir(name), 'api/openrpc.json')),
    ),
  ]);
  return {
    source: ({ written }) =>
      hashAll([
        reference,
        ...written.map(({ file }) => hashes.get(path.join(siteDir, file))),
      ]),
    pages: (version) =>
      hashAll([
        JSON.stringify(version),
        ...versions.map(({ name, path: url }) => `${name} ${url}`),
        // The newest brings the Markdown of the first page.
        ...[...listPageFiles(version, baseUrl), 'index.html'].map((name) =>
          hashes.get(path.join(outDir, name)),
        ),
      ]),
  };
}
