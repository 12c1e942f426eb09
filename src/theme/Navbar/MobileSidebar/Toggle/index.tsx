import IconMenu from '@theme/Icon/Menu';
import { control } from '@site/src/site/controls';

export default function NavbarMobileSidebarToggle() {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label="Open menu"
      aria-haspopup="dialog"
      aria-expanded={false}
      {...control('menu')}
    >
      <IconMenu />
    </button>
  );
}
