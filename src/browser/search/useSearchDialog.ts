import { useCallback, useEffect, useState } from 'react';
import type { Hit } from '../../search/results';
import { follow } from '../dom/follow';
import { addRecent } from './settings';
import { toAddress } from './toAddress';
import { useSearch, type UsedSearch } from './useSearch';
import { useSearchBox, type Enter, type SearchBox } from './useSearchBox';

/** The reader's query, and its results. */
export interface SearchDialog {
  readonly search: UsedSearch;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly version: string;
  readonly setVersion: (version: string) => void;
  readonly hits: readonly Hit[];
  readonly isEmpty: boolean;
  /** False while the hits belong to an older query. */
  readonly isCurrent: boolean;
  readonly box: SearchBox;
  readonly enter: Enter;
  /** Called when the reader follows a hit. */
  readonly leave: () => void;
}

const NO_HITS: readonly Hit[] = [];

/** @param first the version being read */
export function useSearchDialog(first: string): SearchDialog {
  const [query, setQuery] = useState('');
  const [version, setVersion] = useState(first);
  const search = useSearch(query, version);
  const isEmpty = query.trim() === '';
  const isCurrent = search.isCurrent || isEmpty;
  const hits = isEmpty ? NO_HITS : (search.results?.hits ?? NO_HITS);
  const answered = search.results?.query ?? '';
  const leave = useCallback(() => {
    addRecent(answered.trim());
  }, [answered]);
  const { box, enter } = useSearchBox({
    query,
    hits,
    isCurrent,
    onFollow: (hit, isElsewhere) => {
      leave();
      follow(toAddress(hit), isElsewhere);
    },
  });
  const { setHighlightedIndex } = box;
  useEffect(() => {
    setHighlightedIndex(0);
  }, [version, setHighlightedIndex]);
  return {
    search,
    query,
    setQuery,
    version,
    setVersion,
    hits,
    isEmpty,
    isCurrent,
    box,
    enter,
    leave,
  };
}
