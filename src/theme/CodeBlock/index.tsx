import React, { isValidElement } from 'react';
import type { Props } from '@theme/CodeBlock';
import Container from '@theme/CodeBlock/Container';
import StringContent from '@theme/CodeBlock/Content/String';

/** Code of plain text is coloured; the stock block renders all code twice. */
export default function CodeBlock({
  children,
  ...props
}: Props): React.JSX.Element {
  const parts = React.Children.toArray(children);
  if (parts.some((part) => isValidElement(part))) {
    return (
      <Container as="pre" tabIndex={0} className={props.className}>
        <code>{children}</code>
      </Container>
    );
  }
  return <StringContent {...props}>{parts.join('')}</StringContent>;
}
