import path from 'node:path';
import { getHistory, type History, type Release } from '../../../openrpc';
import type { DocsVersion } from '../../shared/docsContent';
import { getFolderVersion, readDocument } from './readDocument';

/** Name of the unreleased version, which stands in `docs/`. */
export const NEXT = 'next';

/** What Docusaurus calls it. */
const CURRENT = 'current';

/** Folder of a version's docs, relative to the site. */
export function getDocsDir(version: string): string {
  return version === NEXT
    ? 'docs'
    : path.join('versioned_docs', `version-${version}`);
}

/** Roots that the settings give to the docs of versions. */
const paths = new Map<string, string>();

/** Takes over where the docs of the built versions are. */
export function setPaths(
  versions: readonly Pick<DocsVersion, 'name' | 'path'>[],
  baseUrl: string,
): void {
  for (const { name, path: url } of versions) {
    paths.set(name === CURRENT ? NEXT : name, url.slice(baseUrl.length - 1));
  }
}

/** Root of a version's docs on the site: `/docs/` for the newest version. */
export function getBasePath(
  version: string,
  versions: readonly string[],
): string {
  return (
    paths.get(version) ??
    (version === versions[0] ? '/docs/' : `/docs/${version}/`)
  );
}

/**
 * All versions that a page of `file` compares itself with, old to new.
 * Only pages of the unreleased version see the unreleased one.
 *
 * @param versions all released versions, the newest first
 */
export function readReleases(
  siteDir: string,
  versions: readonly string[],
  file: string,
): readonly Release[] {
  const own = getFolderVersion(file) ?? NEXT;
  const names = [...versions].reverse();
  if (!names.includes(own)) names.push(own);
  return names.map((version) => ({
    version,
    basePath: getBasePath(version, versions),
    document: readDocument(siteDir, getDocsDir(version)),
  }));
}

interface KnownHistory {
  readonly key: string;
  readonly documents: readonly object[];
  readonly history: History;
}

let known: KnownHistory | undefined;

/** The history of all symbols; computed once for unchanged documents. */
export function readHistory(releases: readonly Release[]): History {
  const key = releases.map((r) => r.version).join();
  const documents = releases.map((r) => r.document);
  if (
    known?.key !== key ||
    !known.documents.every((document, i) => document === documents[i])
  ) {
    known = { key, documents, history: getHistory(releases) };
  }
  return known.history;
}
