import React, { useRef } from 'react';
import clsx from 'clsx';
import {
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import type Layout from '@theme/Navbar/MobileSidebar/Layout';
import useFocusTrap from '@site/src/components/useFocusTrap';
import styles from './styles.module.css';

type Props = React.ComponentProps<typeof Layout>;

/** The drawer of small screens: a dialog that holds the focus while open. */
export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): React.JSX.Element {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: showsSecondary } = useNavbarSecondaryMenu();
  const panel = useRef<HTMLDivElement>(null);
  useFocusTrap(panel, shown, toggle);
  return (
    <div
      ref={panel}
      className={clsx('navbar-sidebar', shown && styles.shown)}
      role="dialog"
      aria-modal="true"
      aria-label="Menu"
    >
      {header}
      <div
        className={clsx('navbar-sidebar__items', {
          'navbar-sidebar__items--show-secondary': showsSecondary,
        })}
      >
        <div
          className={clsx(
            'navbar-sidebar__item menu',
            showsSecondary && styles.away,
          )}
        >
          {primaryMenu}
        </div>
        <div
          className={clsx(
            'navbar-sidebar__item menu',
            !showsSecondary && styles.away,
          )}
        >
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
