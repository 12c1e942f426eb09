/** Id of the element that says what a page consists of. */
export const FILES_ID = 'app-files';

/** A page of the docs as core's global data list it. */
export interface Doc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** What a page says of itself to the app. */
export interface AppFiles {
  /** Addresses of scripts that the page needs besides those of the app. */
  readonly chunks: readonly string[];
  /** Addresses of the app's scripts, run in this order. */
  readonly scripts: readonly string[];
  /**
   * For each version, by name, the pages of the docs that stand for this one.
   * Only pages of the docs have it: those that the app need not render.
   */
  readonly docs?: Readonly<Record<string, readonly Doc[]>>;
}
