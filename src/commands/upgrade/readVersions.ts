import fs from 'node:fs';
import path from 'node:path';
import type { OpenRpcDocument } from '../../openrpc';
import {
  createSdkVersion,
  type SdkVersion,
} from '../../upgrade/createSdkVersion';

function readVersion(root: string, version: string): SdkVersion {
  const folder = path.join('versioned_docs', `version-${version}`, 'api');
  const read = (name: string) =>
    fs.readFileSync(path.join(root, folder, name), 'utf8');
  const file = path.join(folder, 'upgrade.json');
  const document = JSON.parse(read('openrpc.json')) as OpenRpcDocument;
  return createSdkVersion(document, read('upgrade.json'), file);
}

/** Names of the versions of a site, the oldest first. */
export function readVersionNames(root: string): readonly string[] {
  const text = fs.readFileSync(path.join(root, 'versions.json'), 'utf8');
  return (JSON.parse(text) as string[]).reverse();
}

/**
 * The versions from one to another, with all in between.
 * @throws unless both are known and the second is the newer one
 */
export function readVersions(
  root: string,
  from: string,
  to: string,
): readonly SdkVersion[] {
  const names = readVersionNames(root);
  for (const [option, name] of Object.entries({ from, to })) {
    if (!names.includes(name)) {
      throw new Error(
        `--${option}: "${name}" is not a version. Choose one of ${names.join(', ')}.`,
      );
    }
  }
  const [start, end] = [names.indexOf(from), names.indexOf(to)];
  if (start >= end) {
    throw new Error(
      `--to: ${to} is not newer than ${from}. Choose a newer version, or an older one for --from.`,
    );
  }
  return names
    .slice(start, end + 1)
    .map((version) => readVersion(root, version));
}
