/** A page of a version of the docs. */
export interface Page {
  /** With base URL and closing slash. */
  readonly path: string;
  /** The same in all versions; names the page's card: `api/Device`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What readers find there; pages that say the same have the same. */
  readonly content: string;
  /** The files that it is made from, relative to the site. */
  readonly sources: readonly string[];
}

/** A version with its pages. */
export interface Version {
  /** With base URL and closing slash: `/firebolt-documentation/docs/0.7.0/`. */
  readonly path: string;
  readonly pages: readonly Page[];
}
