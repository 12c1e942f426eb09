import React, { Fragment, type ComponentProps } from 'react';
import { splitName } from '@site/src/text/splitName';

/** Code of Markdown that is a name: in a narrow cell it breaks between words. */
export default function NameCode({
  children,
  ...props
}: ComponentProps<'code'>): React.JSX.Element {
  const parts = typeof children === 'string' ? splitName(children) : [children];
  return (
    <code {...props}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
