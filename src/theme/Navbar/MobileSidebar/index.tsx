/** Nothing: the plugin `shell` makes the menu of small screens when asked. */
export default function NavbarMobileSidebar(): null {
  return null;
}
