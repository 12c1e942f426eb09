import React from 'react';
import type { Props } from '@theme/Layout/Provider';
import PageProviders, { FRAME } from '@site/src/components/PageProviders';

/** In one element, which pages of the docs leave as it came. */
export default function LayoutProvider({ children }: Props): React.JSX.Element {
  return (
    <PageProviders>
      <div className={FRAME}>{children}</div>
    </PageProviders>
  );
}
