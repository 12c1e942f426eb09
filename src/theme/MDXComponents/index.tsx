import React, { type ComponentProps } from 'react';
import Original from '@theme-original/MDXComponents';
import type { MDXComponentsObject } from '@theme/MDXComponents';
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
};

export default MDXComponents;
