import { suggest } from '../../../openrpc';

/** An item of the navbar, as far as it names a sidebar. */
export interface NavbarItem {
  readonly label?: string;
  readonly sidebarId?: string;
}

/** A version of the docs with the names of its sidebars. */
export interface Version {
  readonly versionName: string;
  readonly sidebars: Readonly<Record<string, unknown>>;
}

/**
 * Navbar items whose sidebar a version lacks. Docusaurus 2.0.1 finds them only
 * while it renders, and lists numbers as the valid names.
 */
export function checkNavbar(
  items: readonly NavbarItem[],
  versions: readonly Version[],
): readonly string[] {
  return items.flatMap(({ label = '', sidebarId }) =>
    versions.flatMap(({ versionName, sidebars }) =>
      sidebarId === undefined || sidebarId in sidebars
        ? []
        : [
            `docusaurus.config.ts: navbar item "${label}": version ${versionName} has no sidebar "${sidebarId}". ${suggest(sidebarId, Object.keys(sidebars))} Correct the sidebarId, or add the sidebar to that version.`,
          ],
    ),
  );
}
