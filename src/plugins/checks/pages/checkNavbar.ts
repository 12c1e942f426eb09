import { suggest } from '../../../text/suggest';
import type { DocsVersion } from '../../shared/docsContent';

/** An item of the navbar, as far as it names a sidebar. */
export interface NavbarItem {
  readonly label?: string;
  readonly sidebarId?: string;
}

/**
 * Navbar items whose sidebar a version lacks. Docusaurus 2.0.1 finds them only
 * while it renders, and lists numbers as the valid names.
 */
export function checkNavbar(
  items: readonly NavbarItem[],
  versions: readonly Pick<DocsVersion, 'name' | 'sidebarNames'>[],
): string[] {
  return items.flatMap(({ label = '', sidebarId }) =>
    versions.flatMap(({ name, sidebarNames }) =>
      sidebarId === undefined || sidebarNames.includes(sidebarId)
        ? []
        : [
            `docusaurus.config.ts: navbar item "${label}": version ${name} has no sidebar "${sidebarId}". ${suggest(sidebarId, sidebarNames)} Correct the sidebarId, or add the sidebar to that version.`,
          ],
    ),
  );
}
