import type { EntryKind, SearchVersion } from './format';

/** Hits that the list shows; who needs more types more. */
export const MAX_HITS = 30;

/** A piece of text; marked where it fits the query. */
export interface MarkedText {
  readonly text: string;
  readonly isMarked: boolean;
}

/** One line of the list, ready to show. */
export interface Hit {
  /** Unique in the list. */
  readonly id: string;
  readonly kind: EntryKind;
  readonly title: readonly MarkedText[];
  /** Where it is: `API › Device`. */
  readonly place: string;
  /** Address without the base URL, or one elsewhere. */
  readonly url: string;
  readonly excerpt: readonly MarkedText[];
  readonly signature?: string;
  /** Versions that have it: `1.0.0 – 1.2.0`. */
  readonly availability: string;
  readonly isDeprecated: boolean;
  /** Why it is here: `returns AudioProfiles`. */
  readonly reason?: string;
}

/** A version by its index, or all of them. */
export type SearchScope = number | 'all';

export interface SearchResults {
  readonly query: string;
  readonly scope: SearchScope;
  /** The best ones. */
  readonly hits: readonly Hit[];
  /** Number of hits in each version, in the order of the versions. */
  readonly counts: readonly number[];
  /** Number of hits in all versions, equal ones counted once. */
  readonly total: number;
  /** True where no hit has all the words as they are typed. */
  readonly isLoose: boolean;
}

/** Between the page and the worker. */
export type SearchRequest =
  | { readonly type: 'load'; readonly folder: string }
  | {
      readonly type: 'search';
      readonly query: string;
      readonly scope: SearchScope;
    };

/** `titles`: the texts are still to come, failed, or are not there at all. */
export type SearchResponse =
  | { readonly type: 'titles'; readonly versions: readonly SearchVersion[] }
  | { readonly type: 'complete' }
  | { readonly type: 'titlesOnly' }
  | { readonly type: 'textsFailed' }
  | { readonly type: 'failed' }
  | { readonly type: 'results'; readonly results: SearchResults };
