import type { KeyboardEvent, RefObject } from 'react';
import { control } from '../../site/controls';
import SearchIcon from '../../components/search/SearchBar/SearchIcon';
import type { SearchBox } from './useSearchDialog';

interface FieldProps {
  readonly box: SearchBox;
  readonly inputRef: RefObject<HTMLInputElement>;
  readonly onQuery: (query: string) => void;
  readonly onEnter: (isElsewhere: boolean) => void;
}

export default function SearchField(props: FieldProps) {
  const { box, inputRef, onQuery, onEnter } = props;
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
            const { key, ctrlKey, metaKey, nativeEvent } = event;
            // The field must handle these keys, not the list.
            if (['Enter', 'Escape', 'Home', 'End'].includes(key))
              Object.assign(nativeEvent, { preventDownshiftDefault: true });
            if (key === 'Enter' && !nativeEvent.isComposing)
              onEnter(ctrlKey || metaKey);
          },
        })}
      />
      <button
        type="button"
        className="button button--secondary"
        {...control('hide')}
      >
        Close
      </button>
    </div>
  );
}
