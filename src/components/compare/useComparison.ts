import { useCallback, useEffect, useState } from 'react';
import type { ComparisonModel, OpenRpcDocument } from '@site/src/openrpc';

import type { Choice } from './choice';

/** How to load the API of each version, old to new. */
export type Loaders = Readonly<
  Record<
    string,
    {
      readonly basePath: string;
      readonly load: () => Promise<{ readonly default: OpenRpcDocument }>;
    }
  >
>;

export type State =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'loaded'; readonly comparison: ComparisonModel };

/** What has been compared; whoever comes back finds it where it was. */
const compared: ComparisonModel[] = [];

const find = (
  comparisons: readonly ComparisonModel[],
  choice: Pick<Choice, 'from' | 'to'>,
): ComparisonModel | undefined =>
  comparisons.find(({ from, to }) => from === choice.from && to === choice.to);

async function compare(
  loaders: Loaders,
  versions: readonly string[],
): Promise<ComparisonModel> {
  const load = async (version = '') => {
    const loader = loaders[version];
    if (!loader) throw new Error(`There is no version "${version}".`);
    const { default: document } = await loader.load();
    return { version, basePath: loader.basePath, document };
  };
  const [{ getComparison }, older, newer] = await Promise.all([
    import('@site/src/openrpc/pages/getComparison'),
    load(versions[0]),
    load(versions[1]),
  ]);
  const comparison = getComparison(older, newer);
  compared.push(comparison);
  return comparison;
}

/**
 * Loads and compares two versions, unless known; `retry` after a failure.
 * @param steps comparisons that the page knows
 */
export function useComparison(
  loaders: Loaders,
  { from, to }: Pick<Choice, 'from' | 'to'>,
  steps: readonly ComparisonModel[],
): { readonly state: State; readonly retry: () => void } {
  const known = find(steps, { from, to }) ?? find(compared, { from, to });
  const [loaded, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const update = (next: State): void => {
      if (isCurrent) setState(next);
    };
    if (known) return undefined;
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
  }, [loaders, from, to, known, attempt]);
  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  const state: State = known ? { status: 'loaded', comparison: known } : loaded;
  return { state, retry };
}
