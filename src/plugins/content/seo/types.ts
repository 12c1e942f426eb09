import type { LineKind } from '../../../openrpc';
import type { DocsPage, DocsVersion } from '../../shared/docsContent';

/** A page, with what tells whether two versions of it say the same. */
export interface DescribedPage extends DocsPage {
  /** What readers find there; pages that say the same have the same. */
  readonly content: string;
  /** The files that it is made from, relative to the site. */
  readonly sources: readonly string[];
  /** The entry of the API description that it is about. */
  readonly subject?: { readonly kind: LineKind; readonly name: string };
}

/** A version with such pages. */
export interface DescribedVersion extends Pick<DocsVersion, 'path'> {
  readonly pages: readonly DescribedPage[];
}
