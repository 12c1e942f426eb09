import path from 'node:path';
import type { DocsVersion } from '../../shared/docsContent';

/** Our name for the unreleased version. */
export const NEXT = 'next';

/** Docusaurus's name for the unreleased version. */
const CURRENT = 'current';

/** The folder of the unreleased version, which the settings may change. */
let nextDir = 'docs';

/** Returns the folder of a version's docs, relative to the site. */
export const getDocsDir = (version: string): string =>
  version === NEXT
    ? nextDir
    : path.join('versioned_docs', `version-${version}`);

/** Paths of the built versions, without the base URL. */
const paths = new Map<string, string>();

export function setPaths(
  versions: readonly Pick<DocsVersion, 'name' | 'path' | 'folder'>[],
  baseUrl: string,
): void {
  for (const { name, path: url, folder } of versions) {
    if (name === CURRENT) nextDir = folder;
    paths.set(name === CURRENT ? NEXT : name, url.slice(baseUrl.length - 1));
  }
}

/** Returns a version's path without the base URL: `/docs/` for the newest version. */
export const getBasePath = (
  version: string,
  versions: readonly string[],
): string =>
  paths.get(version) ??
  (version === versions[0] ? '/docs/' : `/docs/${version}/`);
