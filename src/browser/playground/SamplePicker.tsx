import { useState } from 'react';
import clsx from 'clsx';
import {
  useCombobox,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import { findSamples, type Sample } from '@site/src/browser/run/sharing/Sample';
import { BASE } from '../dom/base';
import { fetchJson } from '../dom/fetchFile';
import fields from '@site/src/components/fields/styles.module.css';
import styles from './styles.module.css';

interface Props {
  readonly version: string;
  readonly onPick: (sample: Sample) => void;
}

/** The maximum number of options. Readers can type more words to filter further. */
const SHOWN = 100;

/** `samples` is missing if loading has failed. */
interface Loaded {
  readonly samples?: readonly Sample[];
}

function useSamples(version: string) {
  // By version, because the list of an earlier one may come last.
  const [lists, setLists] = useState<Record<string, Loaded | undefined>>({});
  const loaded = lists[version];
  const load = (): void => {
    if (loaded?.samples) return;
    const set = (list?: Loaded): void =>
      setLists((old) => ({ ...old, [version]: list }));
    set();
    const file = `${BASE}js/run/samples/${version}.json`;
    fetchJson<readonly Sample[]>(file).then(
      (samples) => set({ samples }),
      () => set({}),
    );
  };
  return { loaded, load };
}

function getHint(loaded: Loaded | undefined, found: number): string {
  if (!loaded) return 'Loading the samples…';
  if (!loaded.samples)
    return "The samples didn't load. Reopen the list to try again.";
  if (!found) return 'No samples match these words.';
  const more = found - SHOWN;
  return more > 0 ? `${more} more: type a word to filter the list.` : '';
}

/** Prevents downshift from selecting the active option when the field loses focus. */
const keepOnBlur = (
  { selectedItem }: UseComboboxState<Sample>,
  { type, changes }: UseComboboxStateChangeOptions<Sample>,
): Partial<UseComboboxState<Sample>> =>
  type === useCombobox.stateChangeTypes.InputBlur
    ? { ...changes, selectedItem }
    : changes;

function printTitle({ title, language, version }: Sample): string {
  const kind = language === 'ts' ? ' (TypeScript)' : '';
  return version === undefined
    ? `${title}${kind}`
    : `${title}${kind} (SDK ${version})`;
}

export default function SamplePicker({ version, onPick }: Props) {
  const [query, setQuery] = useState('');
  const { loaded, load } = useSamples(version);
  const found = findSamples(loaded?.samples ?? [], query);
  const items = found.slice(0, SHOWN);
  const box = useCombobox<Sample>({
    // Downshift would generate an id that can differ from the server's.
    id: 'samples',
    items,
    inputValue: query,
    selectedItem: null,
    itemToString: () => '',
    stateReducer: keepOnBlur,
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) load();
    },
    onSelectedItemChange: ({ selectedItem }) => {
      setQuery('');
      if (selectedItem) onPick(selectedItem);
    },
  });
  const hint = getHint(loaded, found.length);
  return (
    <div className={clsx(fields.field, styles.picker)}>
      <label {...box.getLabelProps()}>Sample</label>
      <input
        {...box.getInputProps({
          placeholder: 'Find a sample in the docs',
          autoCapitalize: 'off',
          spellCheck: false,
          onChange: (event) => {
            setQuery((event.target as HTMLInputElement).value);
          },
        })}
      />
      <div className={styles.popup} hidden={!box.isOpen}>
        <ul {...box.getMenuProps({ className: styles.list })}>
          {items.map((item, index) => (
            <li
              key={index}
              {...box.getItemProps({
                item,
                index,
                className:
                  index === box.highlightedIndex ? styles.active : undefined,
              })}
            >
              <strong>{item.place}</strong> <span>{printTitle(item)}</span>
            </li>
          ))}
        </ul>
        <p role="status">{box.isOpen ? hint : ''}</p>
      </div>
    </div>
  );
}
