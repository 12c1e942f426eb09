import type { ComponentProps } from 'react';
import Original from '@theme-original/MDXComponents';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import MDXA from '@theme/MDXComponents/A';
import NameCode from '@site/src/components/NameCode';
import ScrollRegion from '@site/src/components/ScrollRegion';

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
