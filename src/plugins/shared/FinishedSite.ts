import type { DocsVersion } from './docsContent';

/** A site whose pages are built, and where its files are. */
export interface FinishedSite {
  readonly siteDir: string;
  /** The folder of the built files. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** Address of the site, with its base URL. */
  readonly siteUrl: string;
  /** Those that are built. */
  readonly versions: readonly DocsVersion[];
}
