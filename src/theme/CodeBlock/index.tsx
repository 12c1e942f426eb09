import { Children } from 'react';
import type { Props } from '@theme/CodeBlock';
import Container from '@theme/CodeBlock/Container';
import StringContent from '@theme/CodeBlock/Content/String';

/** Highlights code that is plain text; the stock block renders all code twice. */
export default function CodeBlock({ children, ...props }: Props) {
  const parts = Children.toArray(children);
  const strings = parts.filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  if (strings.length < parts.length) {
    return (
      <Container as="pre" tabIndex={0} className={props.className}>
        <code>{children}</code>
      </Container>
    );
  }
  return <StringContent {...props}>{strings.join('')}</StringContent>;
}
