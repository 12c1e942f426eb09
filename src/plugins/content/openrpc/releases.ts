import fs from 'node:fs';
import path from 'node:path';
import {
  getHistory,
  type History,
  type OpenRpcDocument,
  type Release,
  type VersionBehavior,
} from '../../../openrpc';
import { parseNotes } from '../../../upgrade/SdkVersion';
import { getBasePath, getDocsDir, NEXT } from './paths';
import { getFolderVersion, readDocument } from './readDocument';

/** Reads the behavior changes, which documents don't show, from an optional file. */
function readBehavior(
  siteDir: string,
  docsDir: string,
  { info: { version } }: OpenRpcDocument,
): VersionBehavior {
  const file = path.join(docsDir, 'api', 'upgrade.json');
  const source = path.join(siteDir, file);
  return fs.existsSync(source)
    ? parseNotes(fs.readFileSync(source, 'utf8'), file, version)
    : { version, notes: [] };
}

/** Reads the versions for a page's history, oldest first; `next` only in `docs/`. */
export function readReleases(
  siteDir: string,
  versions: readonly string[],
  file: string,
): readonly Release[] {
  const ownVersion = getFolderVersion(file) ?? NEXT;
  const names = [...versions].reverse();
  if (!names.includes(ownVersion)) names.push(ownVersion);
  const behavior: VersionBehavior[] = [];
  return names.map((version) => {
    const folder = getDocsDir(version);
    const document = readDocument(siteDir, folder);
    const own = readBehavior(siteDir, folder, document);
    // Right after a release, `docs/` is still a copy of the released version.
    const isCopy = behavior.some((b) => b.version === document.info.version);
    behavior.push({ ...(isCopy ? { notes: [] } : own), version });
    return {
      version,
      basePath: getBasePath(version, versions),
      document,
      behavior: [...behavior],
    };
  });
}

let cached: { releases: readonly Release[]; history: History } | undefined;

/** Returns the history of all symbols, which is cached until a document changes. */
export function readHistory(releases: readonly Release[]): History {
  const isSame = ({ document }: Release, i: number): boolean =>
    document === releases[i]?.document;
  if (
    cached?.releases.length !== releases.length ||
    !cached.releases.every(isSame)
  ) {
    cached = { releases, history: getHistory(releases) };
  }
  return cached.history;
}
