import React, { type ComponentProps } from 'react';
import Original from '@theme-original/MDXComponents';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import NameCode from '@site/src/components/NameCode';
import ScrollRegion from '@site/src/components/ScrollRegion';

/** Tables of Markdown scroll by themselves where the screen is narrow. */
function Table(props: ComponentProps<'table'>): React.JSX.Element {
  return (
    <ScrollRegion name="Table">
      <table {...props} />
    </ScrollRegion>
  );
}

const MDXComponents: MDXComponentsObject = {
  ...(Original as MDXComponentsObject),
  table: Table,
  // Of cells, and of links, which most names in cells are.
  'td.inlineCode': NameCode,
  'a.inlineCode': NameCode,
};

export default MDXComponents;
