import { useEffect, useState } from 'react';
import { SEARCH_FOLDER } from '../../search/format';
import { BASE } from '../dom/base';
import {
  getClient,
  LOADING,
  type SearchClient,
  type SearchState,
} from './client';

/** The results of a query, as the worker sends them. */
export function useSearch(query: string, version: string) {
  const [state, setState] = useState<SearchState>(LOADING);
  const [client, setClient] = useState<SearchClient>();
  useEffect(() => {
    // Not where the server prints the dialog.
    setClient(getClient(BASE + SEARCH_FOLDER));
  }, []);
  useEffect(() => {
    if (!client) return undefined;
    const update = (): void => {
      setState(client.getState());
    };
    update();
    return client.subscribe(update);
  }, [client]);
  useEffect(() => {
    if (query.trim()) client?.search(query, version);
  }, [client, query, version]);
  const { results, versions } = state;
  const index = versions.findIndex(({ name }) => name === version);
  return {
    ...state,
    /** True if the results belong to the current query and version. */
    isCurrent:
      results?.query === query && results.scope === (index < 0 ? 'all' : index),
    retry: () => client?.retry(),
  };
}

export type UsedSearch = ReturnType<typeof useSearch>;
