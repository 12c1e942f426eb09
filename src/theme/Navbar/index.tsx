import React from 'react';
import clsx from 'clsx';
import { useThemeConfig } from '@docusaurus/theme-common';
import NavbarContent from '@theme/Navbar/Content';
import styles from './styles.module.css';

/** The bar; `hideOnScroll` is answered by `src/browser/controls`. */
export default function Navbar(): React.JSX.Element {
  const { hideOnScroll, style } = useThemeConfig().navbar;
  return (
    <nav
      className={clsx(
        'navbar navbar--fixed-top',
        style && `navbar--${style}`,
        hideOnScroll && styles.hides,
      )}
      data-hides={hideOnScroll || undefined}
    >
      <NavbarContent />
    </nav>
  );
}
