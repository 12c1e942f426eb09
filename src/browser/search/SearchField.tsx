import React, { type KeyboardEvent, type RefObject } from 'react';
import { control } from '../../site/controls';
import SearchIcon from '../../components/search/SearchBar/SearchIcon';
import type { SearchBox } from './useSearchBox';

interface Props {
  readonly box: SearchBox;
  readonly inputRef: RefObject<HTMLInputElement>;
  /** False while the list belongs to an older query. */
  readonly isCurrent: boolean;
  readonly onQuery: (query: string) => void;
  readonly onEarlyEnter: () => void;
}

/** Keys that are not for the list, although the field has them. */
function skipDownshift(event: KeyboardEvent): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** Opens the chosen hit in another tab, as a click with this key does. */
function openElsewhere({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return false;
  const hit = document.querySelector<HTMLAnchorElement>(
    '.shell-search [role="option"][aria-selected="true"]',
  );
  if (hit) window.open(hit.href, '_blank', 'noopener');
  return true;
}

/** Where the reader types. */
export default function SearchField(props: Props): React.JSX.Element {
  const { box, inputRef, isCurrent, onQuery, onEarlyEnter } = props;
  return (
    <div className="shell-field">
      <label {...box.getLabelProps()}>
        <SearchIcon />
        <span className="shell-hidden">Search the documentation</span>
      </label>
      <input
        {...box.getInputProps({
          ref: inputRef,
          className: 'shell-input',
          type: 'search',
          placeholder: 'Symbol, -> Type, or words',
          autoCapitalize: 'off',
          autoComplete: 'off',
          autoCorrect: 'off',
          spellCheck: false,
          enterKeyHint: 'go',
          maxLength: 10_000,
          onChange: (event) => {
            onQuery((event.target as HTMLInputElement).value);
          },
          onKeyDown: (event: KeyboardEvent) => {
            const isEarly = event.key === 'Enter' && !isCurrent;
            const isElsewhere = isEarly ? false : openElsewhere(event);
            if (isEarly) onEarlyEnter();
            if (
              isEarly ||
              isElsewhere ||
              ['Escape', 'Home', 'End'].includes(event.key)
            ) {
              skipDownshift(event);
            }
          },
        })}
      />
      <button type="button" className="shell-button" {...control('hide')}>
        Close
      </button>
    </div>
  );
}
