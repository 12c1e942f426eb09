/** Id of the element that names a page's files; pages without it need none. */
export const FILES_ID = 'app-files';

/** Addresses of what the app of a page consists of. */
export interface AppFiles {
  readonly chunks: readonly string[];
  /** Run in this order. */
  readonly scripts: readonly string[];
}
