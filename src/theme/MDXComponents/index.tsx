import { type ComponentProps, Fragment } from 'react';
import Original from '@theme-original/MDXComponents';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import MDXA from '@theme/MDXComponents/A';
import ScrollRegion from '@site/src/components/ScrollRegion';
import { splitName } from '@site/src/text/splitCode';

/** Inline code that is a name; in a narrow cell it breaks between words. */
function NameCode({ children, ...props }: ComponentProps<'code'>) {
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

/** Wide Markdown tables scroll on narrow screens. */
function Table(props: ComponentProps<'table'>) {
  return (
    <ScrollRegion name="Table">
      <table {...props} />
    </ScrollRegion>
  );
}

/** For a file next to the page: 2.0.1 adds a slash to its URL. */
function A({ href, ...props }: ComponentProps<'a'>) {
  const isFile = href?.includes('/assets/files/') === true;
  return <MDXA href={isFile ? `pathname://${href}` : href} {...props} />;
}

const MDXComponents: MDXComponentsObject = {
  ...(Original as MDXComponentsObject),
  a: A,
  table: Table,
  // For code in cells, and in links in cells.
  'td.inlineCode': NameCode,
  'a.inlineCode': NameCode,
};

export default MDXComponents;
