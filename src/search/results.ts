import type { Kind, Version } from './format';

/** A piece of text; marked where it fits the query. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** One line of the list, ready to show. */
export interface Hit {
  /** Unique in the list. */
  readonly id: string;
  readonly kind: Kind;
  readonly title: readonly Piece[];
  /** Where it is: `API › Device`. */
  readonly place: string;
  /** Address without the base URL. */
  readonly url: string;
  readonly excerpt: readonly Piece[];
  readonly signature?: string;
  /** Versions that have it: `1.0.0 – 1.2.0`. */
  readonly availability: string;
  readonly isDeprecated: boolean;
  /** Why it is here: `returns AudioProfiles`. */
  readonly reason?: string;
}

/** A version by its index, or all of them. */
export type Scope = number | 'all';

export interface Results {
  readonly query: string;
  readonly scope: Scope;
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
export type Request =
  | { readonly type: 'load'; readonly folder: string }
  | {
      readonly type: 'search';
      readonly query: string;
      readonly scope: Scope;
    };

/** `titles`: the texts are still to come, failed, or are not there at all. */
export type Response =
  | { readonly type: 'titles'; readonly versions: readonly Version[] }
  | { readonly type: 'complete' }
  | { readonly type: 'titlesOnly' }
  | { readonly type: 'textsFailed' }
  | { readonly type: 'failed' }
  | { readonly type: 'results'; readonly results: Results };
