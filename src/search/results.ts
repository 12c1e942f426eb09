import type { EntryKind, SearchVersion } from './format';

/** Maximum number of hits in the list. */
export const MAX_HITS = 30;

/** A piece of text, marked if it matches the query. */
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
  /** Its location: `API › Device`. */
  readonly place: string;
  /** Address without the base URL, or one elsewhere. */
  readonly url: string;
  readonly excerpt: readonly MarkedText[];
  readonly signature?: string;
  /** Versions that have it: `1.0.0 – 1.2.0`. */
  readonly availability: string;
  readonly isDeprecated: boolean;
  /** The reason for the hit: `returns AudioProfiles`. */
  readonly reason?: string;
}

/** A version by its index, or all of them. */
export type SearchScope = number | 'all';

export interface SearchResults {
  readonly query: string;
  readonly scope: SearchScope;
  readonly hits: readonly Hit[];
  /** Number of hits in each version, in the order of the versions. */
  readonly counts: readonly number[];
  /** Number of hits in all versions; equal hits count once. */
  readonly total: number;
  /** True if no hit has all words as typed. */
  readonly isLoose: boolean;
}

/** Messages between the page and the worker. */
export type SearchRequest =
  | { readonly type: 'load'; readonly folder: string }
  | {
      readonly type: 'search';
      readonly query: string;
      readonly scope: SearchScope;
    };

/** `titles`: only titles are indexed, because the texts are loading, failed, or don't exist. */
export type SearchResponse =
  | { readonly type: 'titles'; readonly versions: readonly SearchVersion[] }
  | { readonly type: 'complete' }
  | { readonly type: 'titlesOnly' }
  | { readonly type: 'textsFailed' }
  | { readonly type: 'failed' }
  | { readonly type: 'results'; readonly results: SearchResults };
