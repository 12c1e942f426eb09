import clsx from 'clsx';
import { useThemeConfig } from '@docusaurus/theme-common';
import NavbarContent from '@theme/Navbar/Content';
import styles from './styles.module.css';

/** The navbar; `src/browser/controls` implements `hideOnScroll`. */
export default function Navbar() {
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
