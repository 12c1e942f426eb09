import { memoizeAsync } from '../../typing/memoizeAsync';
import { fetchJson } from '../dom/fetchFile';
import { RUN } from './addresses';
import type { VersionData } from './sandbox/protocol';

const LOAD_FAILED =
  "This version's data did not load. Check your connection, then press Run again.";

/** Loads a version's data once; retries after a failure. */
export const loadVersion = memoizeAsync((version) =>
  fetchJson<VersionData>(`${RUN}${version}.json`).catch(() => {
    throw new Error(LOAD_FAILED);
  }),
);
