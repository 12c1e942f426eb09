import { useEffect, useRef } from 'react';
import {
  useCombobox,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import type { Hit } from '../../search/results';

export type SearchBox = UseComboboxReturnValue<Hit>;

interface Options {
  readonly query: string;
  readonly hits: readonly Hit[];
  /** False while the hits are still those of an older query. */
  readonly isCurrent: boolean;
  readonly onFollow: (hit: Hit, isElsewhere: boolean) => void;
}

/** Leaving the field neither chooses a hit nor closes the list. */
function keepOnBlur(
  state: UseComboboxState<Hit>,
  { type, changes }: UseComboboxStateChangeOptions<Hit>,
): Partial<UseComboboxState<Hit>> {
  return type === useCombobox.stateChangeTypes.InputBlur ||
    type === useCombobox.stateChangeTypes.ItemClick
    ? state
    : changes;
}

/** The field and its list, as a combobox. */
export function useSearchBox(options: Options) {
  const { query, hits, isCurrent, onFollow } = options;
  const awaited = useRef<{ query: string; isElsewhere: boolean }>();
  const box = useCombobox<Hit>({
    // The same on the server.
    id: 'search',
    // Downshift only reads them.
    items: hits as Hit[],
    inputValue: query,
    selectedItem: null,
    isOpen: hits.length > 0,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    itemToString: () => query,
    stateReducer: keepOnBlur,
  });
  useEffect(() => {
    if (awaited.current?.query !== query || !isCurrent || !hits[0]) return;
    const { isElsewhere } = awaited.current;
    awaited.current = undefined;
    onFollow(hits[0], isElsewhere);
  }, [query, hits, isCurrent, onFollow]);
  return {
    box,
    /**
     * Follows the chosen hit; if the hits belong to an older query, waits for the first new one.
     * @param isElsewhere in another tab, as a click with Ctrl or ⌘ does
     */
    enter: (isElsewhere: boolean): void => {
      const chosen = hits[box.highlightedIndex];
      if (!isCurrent) awaited.current = { query, isElsewhere };
      else if (chosen) onFollow(chosen, isElsewhere);
    },
  };
}
