import type { DocsVersion } from '../../shared/docsContent';

/** What this plugin needs to know of a version of the docs. */
export type RedirectedVersion = Pick<
  DocsVersion,
  'name' | 'label' | 'path' | 'isLatest' | 'pages'
>;

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A page that some versions had at another place; paths within a version. */
export interface Move extends Redirect {
  readonly versions: readonly string[];
}

/** A type: Docusaurus's own for options takes no interface. */
export type RedirectOptions = {
  /** Every version, whether this build has it or not. */
  readonly versions: readonly string[];
  /** Page that a version's root leads to. */
  readonly start: string;
  readonly moves: readonly Move[];
};
