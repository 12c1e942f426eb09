import React from 'react';
import Provider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import RouteFocus from '@site/src/components/RouteFocus';

/** RouteFocus is last: its effect must run after that of SkipToContent. */
export default function LayoutProviderWrapper({
  children,
}: Props): React.JSX.Element {
  return (
    <Provider>
      {children}
      <RouteFocus />
    </Provider>
  );
}
