import fs from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../../shared/docsContent';

/** Our name for the unreleased version in `docs/`. */
export const NEXT = 'next';

/** Docusaurus's name for the unreleased version. */
const CURRENT = 'current';

/** Returns the folder of a version's docs, relative to the site. */
export function getDocsDir(version: string): string {
  return version === NEXT
    ? 'docs'
    : path.join('versioned_docs', `version-${version}`);
}

/** Reads a JSON file, without the byte order mark that some editors add. */
export const readJsonText = (file: string): string =>
  fs.readFileSync(file, 'utf8').replace(/^\ufeff/, '');

/** Paths of the built versions, without the base URL. */
const paths = new Map<string, string>();

export function setPaths(
  versions: readonly Pick<DocsVersion, 'name' | 'path'>[],
  baseUrl: string,
): void {
  for (const { name, path: url } of versions) {
    paths.set(name === CURRENT ? NEXT : name, url.slice(baseUrl.length - 1));
  }
}

/** Returns a version's path without the base URL: `/docs/` for the newest version. */
export function getBasePath(
  version: string,
  versions: readonly string[],
): string {
  return (
    paths.get(version) ??
    (version === versions[0] ? '/docs/' : `/docs/${version}/`)
  );
}
