import type { Canonicals } from './getCanonical';

/** Global data of the plugin `main`, for the head and the footer of pages. */
export interface SeoData {
  readonly canonicals: Canonicals;
  /** The data of each page, by its URL path. */
  readonly changes: Readonly<Record<string, PageChange>>;
}

export interface PageChange {
  /** Day of the last change; missing if the clone lacks the full Git history. */
  readonly date?: string;
  /** Where to edit a generated page: a line of `openrpc.json`. */
  readonly url?: string;
}
