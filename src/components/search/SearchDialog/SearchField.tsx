import React, { type KeyboardEvent, type RefObject } from 'react';
import SearchIcon from '../SearchBar/SearchIcon';
import styles from './styles.module.css';
import type { SearchBox } from './useSearchBox';

interface Props {
  readonly box: SearchBox;
  readonly inputRef: RefObject<HTMLInputElement>;
  /** False while the list belongs to an older query. */
  readonly isCurrent: boolean;
  readonly onQuery: (query: string) => void;
  readonly onEarlyEnter: () => void;
  readonly onClose: () => void;
}

/** Keys that are not for the list, although the field has them. */
function skipDownshift(event: KeyboardEvent): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** Where the reader types. */
export default function SearchField(props: Props): React.JSX.Element {
  const { box, inputRef, isCurrent, onQuery, onEarlyEnter, onClose } = props;
  return (
    <div className={styles.field}>
      <label {...box.getLabelProps({ className: styles.icon })}>
        <SearchIcon />
        <span className={styles.hidden}>Search the documentation</span>
      </label>
      <input
        {...box.getInputProps({
          ref: inputRef,
          className: styles.input,
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
            if (isEarly) onEarlyEnter();
            if (isEarly || ['Escape', 'Home', 'End'].includes(event.key)) {
              skipDownshift(event);
            }
          },
        })}
      />
      <button type="button" className={styles.close} onClick={onClose}>
        Close
      </button>
    </div>
  );
}
