import React from 'react';
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';

/** Also on small screens, unseen: the menu there is a copy of it. */
export default function DocSidebar(props: Props): React.JSX.Element {
  return <DocSidebarDesktop {...props} />;
}
