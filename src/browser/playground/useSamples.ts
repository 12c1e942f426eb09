import { useEffect, useState } from 'react';
import type { Sample } from '@site/src/browser/run/sharing/Sample';
import { fetchJson } from '../dom/fetchFile';

interface Loaded {
  readonly address: string;
  /** Nothing if they did not load. */
  readonly samples?: readonly Sample[];
}

/** Samples of a version. */
export interface Samples {
  /** Nothing until they are there. */
  readonly samples: readonly Sample[] | undefined;
  readonly hasFailed: boolean;
}

/**
 * Loads the samples of a version as soon as they are wanted.
 * @param base where the runner's files are
 */
export function useSamples(
  base: string,
  version: string,
  isWanted: boolean,
): Samples {
  const [loaded, setLoaded] = useState<Loaded>();
  const address = `${base}samples/${version}.json`;
  const isThere = loaded?.address === address && loaded.samples !== undefined;
  useEffect(() => {
    if (!isWanted || isThere) return undefined;
    let isCurrent = true;
    fetchJson<readonly Sample[]>(address).then(
      (samples) => {
        if (isCurrent) setLoaded({ address, samples });
      },
      () => {
        if (isCurrent) setLoaded({ address });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [address, isWanted, isThere]);
  const current = loaded?.address === address ? loaded : undefined;
  return {
    samples: current?.samples,
    hasFailed: current !== undefined && !current.samples,
  };
}
