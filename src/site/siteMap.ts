export interface MappedPage {
  /** Relative to the version, or to the site if no version has the page: `api/Device/`. */
  readonly path: string;
  readonly title: string;
  /** Indices into `SiteMap.versions`, the newest first; empty for a tool. */
  readonly versions: readonly number[];
}

/** All versions and pages, so that the not-found page can suggest similar ones. */
export interface SiteMap {
  readonly versions: readonly {
    readonly label: string;
    readonly path: string;
  }[];
  readonly pages: readonly MappedPage[];
}
