import { useState } from 'react';
import clsx from 'clsx';
import {
  useCombobox,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import type { Sample } from '@site/src/browser/run/sharing/Sample';
import { findSamples } from './findSamples';
import fields from '@site/src/components/fields/styles.module.css';
import styles from './styles.module.css';
import { useSamples, type Samples } from './useSamples';

export interface Props {
  /** Where the runner's files are. */
  readonly base: string;
  readonly version: string;
  readonly onPick: (sample: Sample) => void;
}

/** The maximum number of options; readers filter a longer list. */
const SHOWN = 100;

const getName = ({ place, title }: Sample): string => `${place}: ${title}`;

/** The message below the options, or instead of them. */
function getHint({ samples, hasFailed }: Samples, found: number): string {
  if (hasFailed)
    return 'The samples did not load. Reopen the list to try again.';
  if (!samples) return 'Loading the samples…';
  if (!found) return 'No samples match these words.';
  const more = found - SHOWN;
  return more > 0 ? `${more} more: type a word to filter the list.` : '';
}

/** Leaving the field must not choose a sample, because that replaces the code. */
function keepOnBlur(
  { selectedItem }: UseComboboxState<Sample>,
  { type, changes }: UseComboboxStateChangeOptions<Sample>,
): Partial<UseComboboxState<Sample>> {
  return type === useCombobox.stateChangeTypes.InputBlur
    ? { ...changes, selectedItem }
    : changes;
}

function SampleName({
  sample: { place, title, language, version },
}: {
  readonly sample: Sample;
}) {
  return (
    <>
      <strong>{place}</strong> {title}
      {language === 'ts' && ' (TypeScript)'}
      {version !== undefined && ` (SDK ${version})`}
    </>
  );
}

/** Finds samples of a version by the words of their names. */
export default function SamplePicker({ base, version, onPick }: Props) {
  const [query, setQuery] = useState('');
  const [isWanted, setWanted] = useState(false);
  const loaded = useSamples(base, version, isWanted);
  const found = findSamples(loaded.samples ?? [], query);
  const items = found.slice(0, SHOWN);
  const box = useCombobox<Sample>({
    items,
    inputValue: query,
    selectedItem: null,
    itemToString: () => '',
    stateReducer: keepOnBlur,
    onIsOpenChange: ({ isOpen }) => {
      setWanted(isOpen);
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
              key={`${index} ${getName(item)}`}
              {...box.getItemProps({
                item,
                index,
                className:
                  index === box.highlightedIndex ? styles.active : undefined,
              })}
            >
              <SampleName sample={item} />
            </li>
          ))}
        </ul>
        <p role="status">{box.isOpen ? hint : ''}</p>
      </div>
    </div>
  );
}
