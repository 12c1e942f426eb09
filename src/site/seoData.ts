import type { Twins } from './getCanonical';

/** What the plugin `main` knows of pages, for the server. */
export interface SeoData {
  readonly twins: Twins;
  /** By the address of the page. */
  readonly changes: Readonly<Record<string, PageChange>>;
}

export interface PageChange {
  /** Day of the last change, where git has the whole history. */
  readonly date?: string;
  /** Where to correct a generated page: a line of `openrpc.json`. */
  readonly url?: string;
}
