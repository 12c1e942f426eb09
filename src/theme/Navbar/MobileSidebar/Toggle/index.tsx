import React from 'react';
import IconMenu from '@theme/Icon/Menu';

/** Opens the menu of small screens. */
export default function NavbarMobileSidebarToggle(): React.JSX.Element {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label="Open menu"
      aria-haspopup="dialog"
      aria-expanded={false}
      data-shell="menu"
    >
      <IconMenu />
    </button>
  );
}
