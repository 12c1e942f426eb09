import { fetchJson } from '../dom/fetchFile';
import type { VersionData } from './sandbox/protocol';

const known = new Map<string, Promise<VersionData>>();

/** Loads a version's data once; retries after a failure. */
export function loadVersion(
  base: string,
  version: string,
): Promise<VersionData> {
  const address = `${base}${version}.json`;
  const loading = known.get(address) ?? fetchJson<VersionData>(address);
  known.set(address, loading);
  loading.catch(() => {
    known.delete(address);
  });
  return loading;
}
