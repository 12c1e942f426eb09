/** Pages of old versions that are identical in the newest version, which is canonical. */
export interface Canonicals {
  /** The newest version's path, with base URL: `/docs/`. */
  readonly newest: string;
  readonly others: readonly {
    /** `/docs/1.1.0/` */
    readonly path: string;
    /** Paths of these pages, relative to the version: `api/Device/`. */
    readonly pages: readonly string[];
  }[];
}

/** The canonical path of a page: the path that search engines should index. */
export function getCanonical(path: string, canonicals?: Canonicals): string {
  for (const other of canonicals?.others ?? []) {
    const page = path.slice(other.path.length);
    if (path.startsWith(other.path) && other.pages.includes(page)) {
      return `${canonicals?.newest ?? ''}${page}`;
    }
  }
  return path;
}
