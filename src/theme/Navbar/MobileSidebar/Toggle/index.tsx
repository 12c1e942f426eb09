import React from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import IconMenu from '@theme/Icon/Menu';

/** Opens the drawer; 2.0.1's answers to every key, Tab included. */
export default function NavbarMobileSidebarToggle(): React.JSX.Element {
  const { shown, toggle } = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label="Open menu"
      aria-haspopup="dialog"
      aria-expanded={shown}
      onClick={toggle}
    >
      <IconMenu />
    </button>
  );
}
