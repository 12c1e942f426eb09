import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { SEARCH_FOLDER } from '../../search/format';
import { getClient, type SearchState, type VersionName } from './client';

export interface UsedSearch extends SearchState {
  /** True where the results are those of the query and version as they stand. */
  readonly isCurrent: boolean;
  readonly retry: () => void;
}

/** Results of a query, as they come from the worker. */
export function useSearch(query: string, version: VersionName): UsedSearch {
  const client = getClient(useBaseUrl(SEARCH_FOLDER));
  const [state, setState] = useState(client.getState);
  useEffect(() => {
    const update = (): void => {
      setState(client.getState());
    };
    update();
    return client.subscribe(update);
  }, [client]);
  useEffect(() => {
    if (query.trim()) client.search(query, version);
  }, [client, query, version]);
  const { results, versions } = state;
  const index = versions.findIndex(({ name }) => name === version);
  return {
    ...state,
    isCurrent:
      results?.query === query && results.scope === (index < 0 ? 'all' : index),
    retry: client.retry,
  };
}
