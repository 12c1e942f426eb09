/** Nothing: `src/browser/controls` makes the menu of small screens when asked. */
export default function NavbarMobileSidebar(): null {
  return null;
}
