import type { VersionData } from './sandbox/protocol';

const known = new Map<string, Promise<VersionData>>();

async function fetchVersion(address: string): Promise<VersionData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as VersionData;
}

/** Loads a version's data once; retries after a failure. */
export function loadVersion(
  base: string,
  version: string,
): Promise<VersionData> {
  const address = `${base}${version}.json`;
  const loading = known.get(address) ?? fetchVersion(address);
  known.set(address, loading);
  loading.catch(() => {
    known.delete(address);
  });
  return loading;
}
