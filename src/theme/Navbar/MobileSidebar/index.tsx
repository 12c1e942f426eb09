/** Empty, because `src/browser/controls` creates the menu on demand. */
export default function NavbarMobileSidebar(): null {
  return null;
}
