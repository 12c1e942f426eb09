import type { SearchVersion } from '../../search/format';
import {
  MAX_HITS,
  type SearchResponse,
  type SearchResults,
} from '../../search/results';
import { connect, type Connection } from './connect';

/** The loading state of the full-text index. */
export type Texts = 'loading' | 'ready' | 'failed' | 'none';

export interface SearchState {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** The longer second part. */
  readonly texts: Texts;
  readonly versions: readonly SearchVersion[];
  readonly results?: SearchResults;
}

/** Stands for the name of a version where all are searched. */
export const ALL_VERSIONS = 'all';

/** Before the first answer. */
export const LOADING: SearchState = {
  phase: 'loading',
  texts: 'loading',
  versions: [],
};

/** More hits of the same query are added below the ones that are shown. */
function append(
  shown: SearchResults | undefined,
  next: SearchResults,
): SearchResults {
  if (shown?.query !== next.query || shown.scope !== next.scope) return next;
  const ids = new Set(shown.hits.map(({ id }) => id));
  const more = next.hits.filter(({ id }) => !ids.has(id));
  return { ...next, hits: [...shown.hits, ...more].slice(0, MAX_HITS) };
}

/** The new state after a response of the worker. */
function reduce(state: SearchState, response: SearchResponse): SearchState {
  switch (response.type) {
    case 'titles':
      return { ...state, phase: 'ready', versions: response.versions };
    case 'complete':
      return { ...state, texts: 'ready' };
    case 'titlesOnly':
      return { ...state, texts: 'none' };
    case 'textsFailed':
      return { ...state, texts: 'failed' };
    case 'failed':
      return { ...state, phase: 'failed' };
    case 'results':
      return { ...state, results: append(state.results, response.results) };
  }
}

/** Starts the search, which loads its index from a folder of the site. */
export function createClient(folder: string) {
  const listeners = new Set<() => void>();
  let state = LOADING;
  let connection: Connection | undefined;
  let last: readonly [query: string, version: string] | undefined;

  const ask = (): void => {
    if (!last || state.phase !== 'ready') return;
    const [query, version] = last;
    const index = state.versions.findIndex(({ name }) => name === version);
    connection?.send({
      type: 'search',
      query,
      scope: index < 0 ? 'all' : index,
    });
  };
  const update = (response: SearchResponse): void => {
    state = reduce(state, response);
    if (response.type === 'titles' || response.type === 'complete') ask();
    listeners.forEach((listener) => {
      listener();
    });
  };
  const start = (): void => {
    connection?.close();
    state = { ...LOADING, ...(state.results && { results: state.results }) };
    connection = connect(update, () => {
      update({ type: 'failed' });
    });
    connection.send({ type: 'load', folder });
  };

  start();
  return {
    getState: () => state,
    /** Calls back at each change; returns a function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    search: (query: string, version: string): void => {
      last = [query, version];
      ask();
    },
    retry: (): void => {
      start();
      listeners.forEach((listener) => {
        listener();
      });
    },
  };
}

export type SearchClient = ReturnType<typeof createClient>;

let client: SearchClient | undefined;

/** The one client of the page. */
export function getClient(folder: string): SearchClient {
  client ??= createClient(folder);
  return client;
}
