import React, { Children, isValidElement, type ReactElement } from 'react';
import type { Props } from '@theme/Tabs';
import type { Props as ItemProps } from '@theme/TabItem';
import OwnTabs from '@site/src/components/Tabs';

const isItem = (child: unknown): child is ReactElement<ItemProps> =>
  isValidElement<Partial<ItemProps>>(child) && child.props.value !== undefined;

/** What the page says wrong, or in a way that this site does not have. */
function findFaults({ groupId, children }: Props): readonly string[] {
  const items = Children.toArray(children);
  const values = items.filter(isItem).map(({ props }) => props.value);
  return [
    ...(groupId
      ? []
      : ['has no groupId. Name what readers choose: groupId="os".']),
    ...(values.length === items.length && values.length > 0
      ? []
      : ['has other children than <TabItem value="…">. Take them out.']),
    ...values
      .filter((value, i) => values.indexOf(value) < i)
      .map((value) => `has "${value}" twice. Choose another value.`),
    ...items
      .filter(isItem)
      .slice(1)
      .filter(({ props }) => props.default)
      .map(({ props }) => `shows its first tab. Put "${props.value}" first.`),
  ];
}

/**
 * Tabs of a page as ours, which are HTML: 2.0.1's wait for React.
 * @throws for tabs that would do something else than they say
 */
export default function Tabs(props: Props): React.JSX.Element {
  const faults = findFaults(props);
  if (faults.length > 0) {
    throw new Error(faults.map((fault) => `<Tabs> ${fault}`).join('\n'));
  }
  const { groupId = '', children } = props;
  const items = Children.toArray(children).filter(isItem);
  return (
    <OwnTabs
      group={groupId}
      label={groupId}
      tabs={Object.fromEntries(
        items.map(({ props: { value, children: content } }) => [
          value,
          content,
        ]),
      )}
      names={Object.fromEntries(
        items.map(({ props: { value, label } }) => [value, label ?? value]),
      )}
    />
  );
}
