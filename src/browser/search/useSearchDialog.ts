import { useCallback, useEffect, useState } from 'react';
import type { Hit } from '../../search/results';
import { follow } from '../dom/follow';
import { addRecent } from './settings';
import { toAddress } from './toAddress';
import { useSearch } from './useSearch';
import { useSearchBox } from './useSearchBox';

const NO_HITS: readonly Hit[] = [];

/**
 * The reader's query, and its results.
 * @param first the version being read
 */
export function useSearchDialog(first: string) {
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
    /** False while the hits belong to an older query. */
    isCurrent,
    box,
    enter,
    /** Called when the reader follows a hit. */
    leave,
  };
}
