import { useEffect, useState } from 'react';
import { SEARCH_FOLDER, type SearchVersion } from '../../search/format';
import {
  MAX_HITS,
  type SearchResponse,
  type SearchResults,
  type SearchScope,
  type SearchState,
} from '../../search/results';
import { BASE } from '../dom/base';
import { connect } from './connect';

/** Selects all versions instead of the name of one. */
export const ALL_VERSIONS = 'all';

const LOADING: SearchState = {
  phase: 'loading',
  texts: 'loading',
  versions: [],
};

/** The state outlives the dialog, so that reopening the dialog loads nothing. */
let state = LOADING;

let connection: ReturnType<typeof connect> | undefined;

let asked: { readonly query: string; readonly version: string } | undefined;

/** Updates the dialog; missing while the dialog is closed. */
let show: ((shown: SearchState) => void) | undefined;

/** Lists the navbar's versions, which are needed until the index has loaded. */
const listVersions = (): readonly SearchVersion[] =>
  Array.from(
    document.querySelectorAll<HTMLElement>(
      '.navbar a[data-version][data-root]:not([data-docs])',
    ),
    ({ innerText, dataset }) => ({
      name: dataset['version'] ?? '',
      label: innerText,
      path: dataset['root'] ?? '',
    }),
  );

function getScope(version: string): SearchScope {
  const index = state.versions.findIndex(({ name }) => name === version);
  return index < 0 ? 'all' : index;
}

function ask(): void {
  if (!asked || state.phase !== 'ready') return;
  const { query, version } = asked;
  connection?.send({ type: 'search', query, scope: getScope(version) });
}

/** Leaves the query's earlier hits in their places, and adds new hits below them. */
function append(next: SearchResults): SearchResults {
  const { results: shown } = state;
  if (shown?.query !== next.query || shown.scope !== next.scope) return next;
  const ids = new Set(shown.hits.map(({ id }) => id));
  const more = next.hits.filter(({ id }) => !ids.has(id));
  return { ...next, hits: [...shown.hits, ...more].slice(0, MAX_HITS) };
}

function update(response: SearchResponse): void {
  const { phase, texts, results } = response;
  state = {
    ...state,
    ...response,
    ...(results && { results: append(results) }),
  };
  if (phase === 'ready' || texts === 'ready') ask();
  show?.(state);
}

function load(): void {
  connection?.close();
  connection = connect(update);
  connection.send({ type: 'load', folder: BASE + SEARCH_FOLDER });
  update({ phase: 'loading', texts: 'loading' });
}

/** Searches a version. The results change when more of the index has loaded. */
export function useSearch(query: string, version: string) {
  // The first render must match the server's.
  const [shown, setShown] = useState(LOADING);
  useEffect(() => {
    show = setShown;
    if (connection) update({});
    else {
      update({ versions: listVersions() });
      load();
    }
    return () => {
      show = undefined;
    };
  }, []);
  useEffect(() => {
    if (!query.trim()) return;
    asked = { query, version };
    ask();
  }, [query, version]);
  const { results } = shown;
  return {
    ...shown,
    /** True if the results belong to the current query and version. */
    isCurrent: results?.query === query && results.scope === getScope(version),
    retry: load,
  };
}

export type UsedSearch = ReturnType<typeof useSearch>;
