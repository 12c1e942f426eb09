import type { DocsVersion } from './docsContent';

/** The paths, URLs, and versions of a site whose pages are built. */
export interface FinishedSite {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** URL of the site, including its base URL. */
  readonly siteUrl: string;
  readonly repository: string;
  readonly hasTools: boolean;
  /** The versions in this build, the newest first. */
  readonly versions: readonly DocsVersion[];
}
