/** Id of the element that says what a page consists of. */
export const FILES_ID = 'app-files';

/** What a page says of itself to the app. */
export interface AppFiles {
  /** Addresses of scripts that the page needs besides those of the app. */
  readonly chunks: readonly string[];
  /** Addresses of the app's scripts, run in this order. */
  readonly scripts: readonly string[];
}
