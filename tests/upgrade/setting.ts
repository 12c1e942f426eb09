import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Setting } from '../../src/upgrade/collectFindings';
import {
  createSdkVersion,
  type SdkVersion,
} from '../../src/upgrade/createSdkVersion';
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

const FOLDER = path.dirname(ts.getDefaultLibFilePath({}));

export const LIBRARIES: ReadonlyMap<string, string> = new Map(
  fs
    .readdirSync(FOLDER)
    .filter((name) => /^lib\..*d\.ts$/.test(name))
    .map((name) => [name, fs.readFileSync(path.join(FOLDER, name), 'utf8')]),
);

/** For an upgrade between two versions, given by name. */
export function getSetting(from: string, to: string): Setting {
  const names = VERSIONS.map((v) => v.version);
  return {
    typescript: ts,
    libraries: LIBRARIES,
    versions: VERSIONS.slice(names.indexOf(from), names.indexOf(to) + 1),
  };
}
