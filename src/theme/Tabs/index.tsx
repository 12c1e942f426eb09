import React, { Children, isValidElement, type ReactElement } from 'react';
import type { Props } from '@theme/Tabs';
import type { Props as ItemProps } from '@theme/TabItem';
import OwnTabs from '@site/src/components/Tabs';

const isItem = (child: unknown): child is ReactElement<ItemProps> =>
  isValidElement<Partial<ItemProps>>(child) && child.props.value !== undefined;

/**
 * Tabs of a page as ours, which are HTML: 2.0.1's wait for React.
 * @throws for tabs without a name, with one twice, and for an unknown default
 */
export default function Tabs({
  groupId,
  values,
  defaultValue,
  className,
  children,
}: Props): React.JSX.Element {
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
  const initial = defaultValue ?? items.find((item) => item.default)?.value;
  if (initial !== undefined && !names.includes(initial)) {
    throw new Error(
      `<Tabs> has no item with the default value "${initial}". Choose one of: ${names.join(', ')}.`,
    );
  }
  const findLabel = ({ value, label }: ItemProps): string =>
    values?.find((one) => one.value === value)?.label ?? label ?? value;
  return (
    <OwnTabs
      group={groupId}
      label={groupId ?? 'Tabs'}
      initial={initial === names[0] ? undefined : initial}
      className={className}
      tabs={Object.fromEntries(
        items.map((item) => [item.value, item.children]),
      )}
      names={Object.fromEntries(
        items.map((item) => [item.value, findLabel(item)]),
      )}
    />
  );
}
