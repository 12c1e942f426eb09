import { Fragment, type ComponentProps } from 'react';
import { splitName } from '@site/src/text/splitCode';

/** Inline code that is a name; in a narrow cell it breaks between words. */
export default function NameCode({
  children,
  ...props
}: ComponentProps<'code'>) {
  const text = typeof children === 'string' ? children : undefined;
  const parts = text === undefined ? [children] : splitName(text);
  const isName = parts.length > 1 && text?.includes(' ') === false;
  return (
    // Styles apply to names, not to commands.
    <code data-name={isName ? '' : undefined} {...props}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
