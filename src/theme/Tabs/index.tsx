import { Children, isValidElement, type ReactElement } from 'react';
import clsx from 'clsx';
import type { Props as StockProps } from '@theme/Tabs';
import type { Props as ItemProps } from '@theme/TabItem';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

interface Props extends StockProps {
  /** The accessible name of the tabs; default: the group's name. */
  readonly 'aria-label'?: string;
}

const isItem = (child: unknown): child is ReactElement<ItemProps> =>
  isValidElement<Partial<ItemProps>>(child) && child.props.value !== undefined;

/** @throws if a child isn't a tab, or if two tabs have the same value */
function readTabs({ children, values = [] }: Props) {
  const all = Children.toArray(children);
  const items = all.filter(isItem).map(({ props }) => props);
  if (items.length < all.length || items.length === 0) {
    throw new Error(
      '<Tabs> may contain only <TabItem value="…">. Remove everything else.',
    );
  }
  const names = items.map(({ value }) => value);
  const twice = names.find((value, i) => names.indexOf(value) < i);
  if (twice !== undefined) {
    throw new Error(
      `<Tabs> has two items with the value "${twice}". Change one.`,
    );
  }
  const order = values.map(({ value }) => value);
  return items
    .sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
    .map((item) => {
      const named = values.find(({ value }) => value === item.value);
      return {
        ...item,
        label: named?.label ?? item.label ?? item.value,
        attributes: named?.attributes ?? item.attributes,
      };
    });
}

/**
 * Tabs as HTML; the stock component needs React. Without scripts, readers see all panels
 * with their labels; `src/browser/controls/tabs.ts` adds the ARIA roles.
 * @throws if no tab has the default value
 */
export default function Tabs(props: Props) {
  const { 'aria-label': name, block, groupId = '', className } = props;
  const tabs = readTabs(props);
  const names = tabs.map(({ value }) => value);
  const defaultValue =
    props.defaultValue ?? tabs.find((tab) => tab.default)?.value;
  if (defaultValue !== undefined && !names.includes(defaultValue)) {
    throw new Error(
      `<Tabs> has no item with the default value "${defaultValue}". Choose one of: ${names.join(', ')}.`,
    );
  }
  const initial = defaultValue === names[0] ? undefined : defaultValue;
  return (
    <div
      data-tabs={groupId}
      // `null` means that no tab is selected at first.
      data-initial={props.defaultValue === null ? '' : initial}
      className={className}
    >
      <div
        className={clsx(styles.list, block && styles.block)}
        aria-label={name ?? (groupId || 'Tabs')}
        data-search="skip"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            {...tab.attributes}
            className={clsx(
              styles.tab,
              tab.attributes?.['className'] as string | undefined,
            )}
            data-name={tab.value}
            {...control('tab')}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          className={clsx(styles.panel, tab.className)}
          data-tab={tab.value}
          data-shown={tab.value === initial || undefined}
        >
          <p className={styles.name}>
            <strong>{tab.label}</strong>
          </p>
          {tab.children}
        </div>
      ))}
    </div>
  );
}
