import React from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';

/** Head of the drawer; 2.0.1's button to close it has no name. */
export default function NavbarMobileSidebarHeader(): React.JSX.Element {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <NavbarColorModeToggle className="margin-right--md" />
      <button
        type="button"
        className="clean-btn navbar-sidebar__close"
        aria-label="Close menu"
        onClick={toggle}
      >
        <IconClose color="currentColor" />
      </button>
    </div>
  );
}
