import React from 'react';
import type { Props } from '@theme/TabItem';

/** What a tab shows; `Tabs` puts the frame around it. */
export default function TabItem({ children }: Props): React.JSX.Element {
  return <>{children}</>;
}
