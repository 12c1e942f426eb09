import { useCallback, useEffect, useRef, useState } from 'react';
import {
  useCombobox,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import type { Hit } from '../../search/results';
import { BASE, toLink } from '../dom/base';
import { follow } from '../dom/follow';
import { addRecent } from './settings';
import { useSearch } from './useSearch';

export const toAddress = ({ url }: Hit): string =>
  url.startsWith('/') ? toLink(BASE + url.slice(1)) : url;

export type SearchBox = UseComboboxReturnValue<Hit>;

/** A constant, so that the memoized list doesn't render again. */
const NO_HITS: readonly Hit[] = [];

/** When the field loses focus, no hit is selected, and the list stays open. */
const keepOnBlur = (
  state: UseComboboxState<Hit>,
  { type, changes }: UseComboboxStateChangeOptions<Hit>,
): Partial<UseComboboxState<Hit>> =>
  type === useCombobox.stateChangeTypes.InputBlur ||
  type === useCombobox.stateChangeTypes.ItemClick
    ? state
    : changes;

/** @param first the version being read */
export function useSearchDialog(first: string) {
  const [query, setQuery] = useState('');
  const [version, setVersion] = useState(first);
  const search = useSearch(query, version);
  const isEmpty = query.trim() === '';
  const isCurrent = search.isCurrent || isEmpty;
  const hits = isEmpty ? NO_HITS : (search.results?.hits ?? NO_HITS);
  const box = useCombobox<Hit>({
    // A generated id would differ between the server and the browser.
    id: 'search',
    // Downshift doesn't change the list.
    items: hits as Hit[],
    inputValue: query,
    selectedItem: null,
    isOpen: hits.length > 0,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    itemToString: () => query,
    stateReducer: keepOnBlur,
  });
  const answered = search.results?.query ?? '';
  const leave = useCallback(() => addRecent(answered.trim()), [answered]);
  const followHit = (hit: Hit | undefined, isElsewhere: boolean): void => {
    if (!hit) return;
    leave();
    follow(toAddress(hit), isElsewhere);
  };
  /** The query for which the reader pressed Enter before its hits arrived. */
  const awaited = useRef<{ query: string; isElsewhere: boolean }>();
  useEffect(() => {
    if (awaited.current?.query !== query || !isCurrent || !hits[0]) return;
    const { isElsewhere } = awaited.current;
    awaited.current = undefined;
    followHit(hits[0], isElsewhere);
  });
  const { highlightedIndex, setHighlightedIndex } = box;
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
    /** Opens the highlighted hit. While the query is running, waits for the first hit. */
    enter: (isElsewhere: boolean): void => {
      if (isCurrent) followHit(hits[highlightedIndex], isElsewhere);
      else awaited.current = { query, isElsewhere };
    },
    leave,
  };
}
