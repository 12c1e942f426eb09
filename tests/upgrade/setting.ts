import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  createSdkVersion,
  type SdkVersion,
} from '../../src/upgrade/SdkVersion';
import {
  getDocument,
  getDocsDir,
  VERSIONS as NEWEST_FIRST,
} from '../content/versions';

/** All versions of the SDK, the oldest first. */
export const VERSIONS: readonly SdkVersion[] = [...NEWEST_FIRST]
  .reverse()
  .map((version) => {
    const file = `${getDocsDir(version)}/api/upgrade.json`;
    const notes = fs.readFileSync(file, 'utf8');
    return createSdkVersion(getDocument(version), notes, file);
  });

export const NAMES = VERSIONS.map((v) => v.version);

const FOLDER = path.dirname(ts.getDefaultLibFilePath({}));

export const LIBRARIES: ReadonlyMap<string, string> = new Map(
  fs
    .readdirSync(FOLDER)
    .filter((name) => /^lib\..*d\.ts$/.test(name))
    .map((name) => [name, fs.readFileSync(path.join(FOLDER, name), 'utf8')]),
);

export function getVersions(from: string, to: string): readonly SdkVersion[] {
  return VERSIONS.slice(NAMES.indexOf(from), NAMES.indexOf(to) + 1);
}
