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
  readonly onFollow: (hit: Hit) => void;
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
export function useSearchBox(options: Options): {
  readonly box: SearchBox;
  /** Follows the first hit, as soon as there is one for the query. */
  readonly followFirst: () => void;
} {
  const { query, hits, isCurrent, onFollow } = options;
  const awaited = useRef<string>();
  const box = useCombobox<Hit>({
    // The same on the server.
    id: 'search',
    items: [...hits],
    inputValue: query,
    selectedItem: null,
    isOpen: hits.length > 0,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    itemToString: () => query,
    stateReducer: keepOnBlur,
    onStateChange: ({ type, selectedItem }) => {
      const { InputKeyDownEnter } = useCombobox.stateChangeTypes;
      if (type === InputKeyDownEnter && selectedItem) onFollow(selectedItem);
    },
  });
  useEffect(() => {
    if (awaited.current !== query || !isCurrent || !hits[0]) return;
    awaited.current = undefined;
    onFollow(hits[0]);
  }, [query, hits, isCurrent, onFollow]);
  return {
    box,
    followFirst: () => {
      awaited.current = query;
    },
  };
}
