import type { SdkVersion } from '../../upgrade/createSdkVersion';
import type { SiteLinks } from '../../upgrade/printReport';

/** Where the command has its data from: the site's folders, or its own file. */
export interface DataSource {
  /** Names of all versions, the oldest first. */
  readonly names: readonly string[];
  readonly getVersion: (name: string) => SdkVersion;
  /** TypeScript's own declarations, by file name. */
  readonly getLibraries: () => ReadonlyMap<string, string>;
  readonly links: SiteLinks;
  /** How it is called, for the help. */
  readonly command: string;
}
