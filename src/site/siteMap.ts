/** A page that one or more versions have. */
export interface MappedPage {
  /** Within a version: `api/Device/`. */
  readonly path: string;
  readonly title: string;
  /** Indices into the versions of the map, the newest first. */
  readonly versions: readonly number[];
}

/** What the not-found page knows of the site. */
export interface SiteMap {
  readonly versions: readonly {
    readonly label: string;
    readonly path: string;
  }[];
  readonly pages: readonly MappedPage[];
}
