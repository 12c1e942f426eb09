import clsx from 'clsx';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import DocSidebarItems from '@theme/DocSidebarItems';
import styles from './styles.module.css';

/** The menu of all pages; the stock landmark has no accessible name. */
export default function DocSidebarDesktopContent({
  path,
  sidebar,
  className,
}: Props) {
  const { autoCollapseCategories } = useThemeConfig().docs.sidebar;
  return (
    <nav
      aria-label="Pages"
      className={clsx('menu thin-scrollbar', styles.menu, className)}
    >
      <ul
        className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}
        data-one-open={autoCollapseCategories || undefined}
      >
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
