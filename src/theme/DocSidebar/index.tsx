import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';

/** Rendered on small screens too, hidden, because the menu there is a copy of it. */
export default function DocSidebar(props: Props) {
  return <DocSidebarDesktop {...props} />;
}
