import type { Release } from '../document/Release';
import type { Lines } from '../document/listLines';
import type { History } from '../history/History';

/** What a page needs to know beside what it shows. */
export interface Context extends Pick<Release, 'document' | 'basePath'> {
  /** All versions, old to new, to tell what became of a symbol. */
  readonly releases?: readonly Release[];
  readonly history?: History;
  /** Where in its file the document says what. */
  readonly lines?: Lines;
}
