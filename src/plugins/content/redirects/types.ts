/** A page of a version, as readers find it. */
export interface VersionPage {
  /** With base URL and closing slash. */
  readonly path: string;
  readonly title: string;
}

/** What this plugin needs to know of a version of the docs. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** With base URL and closing slash: `/firebolt-documentation/docs/0.7.0/`. */
  readonly path: string;
  readonly isLatest: boolean;
  readonly pages: readonly VersionPage[];
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A page that some versions had at another place; paths within a version. */
export interface Move extends Redirect {
  readonly versions: readonly string[];
}

/** A type: Docusaurus's own for options takes no interface. */
export type Options = {
  /** Every version, whether this build has it or not. */
  readonly versions: readonly string[];
  /** Page that a version's root leads to. */
  readonly start: string;
  readonly moves: readonly Move[];
};
