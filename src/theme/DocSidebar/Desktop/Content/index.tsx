import React, { useState } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  useAnnouncementBar,
  useScrollPosition,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import DocSidebarItems from '@theme/DocSidebarItems';
import styles from './styles.module.css';

function useShowsAnnouncement(): boolean {
  const { isActive } = useAnnouncementBar();
  const [isAtTop, setIsAtTop] = useState(true);
  useScrollPosition(({ scrollY }) => {
    if (isActive) setIsAtTop(scrollY === 0);
  });
  return isActive && isAtTop;
}

/** The menu of all pages; 2.0.1 gives this landmark no name. */
export default function DocSidebarDesktopContent({
  path,
  sidebar,
  className,
}: Props): React.JSX.Element {
  const showsAnnouncement = useShowsAnnouncement();
  return (
    <nav
      aria-label="Pages"
      className={clsx(
        'menu thin-scrollbar',
        styles.menu,
        showsAnnouncement && styles.belowAnnouncement,
        className,
      )}
    >
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
