import React from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import DocSidebarItems from '@theme/DocSidebarItems';
import styles from './styles.module.css';

/** The menu of all pages; 2.0.1 gives this landmark no name. */
export default function DocSidebarDesktopContent({
  path,
  sidebar,
  className,
}: Props): React.JSX.Element {
  return (
    <nav
      aria-label="Pages"
      className={clsx('menu thin-scrollbar', styles.menu, className)}
    >
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
