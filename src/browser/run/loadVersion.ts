import { fetchJson } from '../dom/fetchFile';
import { RUN } from './addresses';
import type { VersionData } from './sandbox/protocol';

const LOAD_FAILED =
  'The data of this version did not load. Check your connection, then press Run again.';

const known = new Map<string, Promise<VersionData>>();

/** Loads a version's data once; retries after a failure. */
export function loadVersion(version: string): Promise<VersionData> {
  const loading =
    known.get(version) ??
    fetchJson<VersionData>(`${RUN}${version}.json`).catch(() => {
      known.delete(version);
      throw new Error(LOAD_FAILED);
    });
  known.set(version, loading);
  return loading;
}
