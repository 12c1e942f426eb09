import fs from 'node:fs';
import path from 'node:path';
import type { OpenRpcDocument } from '../../openrpc';
import {
  createSdkVersion,
  type SdkVersion,
} from '../../upgrade/createSdkVersion';

/** A version from its folder. */
export function readVersion(root: string, version: string): SdkVersion {
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
