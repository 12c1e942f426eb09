import type { EntryKind, SearchVersion } from './format';

export const MAX_HITS = 30;

export interface MarkedText {
  readonly text: string;
  readonly isMarked: boolean;
}

export interface Hit {
  readonly id: string;
  readonly kind: EntryKind;
  readonly title: readonly MarkedText[];
  /** The location of the entry: `API › Device`. */
  readonly place: string;
  /** A URL relative to the site, or a complete one. */
  readonly url: string;
  readonly excerpt: readonly MarkedText[];
  readonly signature?: string;
  /** The versions that have the entry: `1.0.0 – 1.2.0`. */
  readonly availability: string;
  readonly isDeprecated: boolean;
  /** The reason for the hit: `returns AudioProfiles`. */
  readonly reason?: string;
}

/** The index of a version, or all versions. */
export type SearchScope = number | 'all';

export interface SearchResults {
  readonly query: string;
  readonly scope: SearchScope;
  readonly hits: readonly Hit[];
  /** Number of hits in each version, in the order of the versions. */
  readonly counts: readonly number[];
  /** Number of additional hits, which only other versions have. */
  readonly elsewhere: number;
  /** Number of hits in all versions; an entry counts once. */
  readonly total: number;
  /** True if no hit contains all words as typed. */
  readonly isLoose: boolean;
}

/** A message from the page to the worker. */
export type SearchRequest =
  | { readonly type: 'load'; readonly folder: string }
  | {
      readonly type: 'search';
      readonly query: string;
      readonly scope: SearchScope;
    };

export interface SearchState {
  /** The first part of the index: names, titles, and summaries. */
  readonly phase: 'loading' | 'ready' | 'failed';
  /** The second part, the full text; `none` if it doesn't exist. */
  readonly texts: 'loading' | 'ready' | 'failed' | 'none';
  readonly versions: readonly SearchVersion[];
  readonly results?: SearchResults;
}

/** A message from the worker: the parts of the state that have changed. */
export type SearchResponse = Partial<SearchState>;
