import { useCallback, useEffect, useState } from 'react';
import type { ComparisonModel, Release } from '@site/src/openrpc';
import { fetchJson } from '../dom/fetchFile';
import type { ComparisonChoice } from './choice';

/** URL of each version's API, old to new. */
export type Loaders = Readonly<
  Record<string, { readonly basePath: string; readonly url: string }>
>;

export type ComparisonState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'loaded'; readonly comparison: ComparisonModel };

async function compare(
  loaders: Loaders,
  versions: readonly string[],
): Promise<ComparisonModel> {
  const load = async (version = '') => {
    const loader = loaders[version];
    if (!loader) throw new Error(`Unknown version "${version}".`);
    const own = { version, basePath: loader.basePath };
    return {
      ...own,
      ...(await fetchJson<Omit<Release, keyof typeof own>>(loader.url)),
    };
  };
  const [{ getComparison }, older, newer] = await Promise.all([
    import(
      /* webpackChunkName: "get-comparison" */ '@site/src/openrpc/pages/getComparison'
    ),
    load(versions[0]),
    load(versions[1]),
  ]);
  return getComparison(older, newer);
}

/**
 * Loads and compares two versions; `retry` after a failure.
 * @param found the comparison, if the page contains it
 */
export function useComparison(
  loaders: Loaders,
  { from, to }: Pick<ComparisonChoice, 'from' | 'to'>,
  found: ComparisonModel | undefined,
): { readonly state: ComparisonState; readonly retry: () => void } {
  const [state, setState] = useState<ComparisonState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (found) return undefined;
    let isCurrent = true;
    const update = (next: ComparisonState): void => {
      if (isCurrent) setState(next);
    };
    setState({ status: 'loading' });
    compare(loaders, [from, to]).then(
      (comparison) => {
        update({ status: 'loaded', comparison });
      },
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        update({ status: 'failed', reason });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [loaders, from, to, found, attempt]);
  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  if (!found) return { state, retry };
  return { state: { status: 'loaded', comparison: found }, retry };
}
