/** Which pages of old versions the newest version has just the same. */
export interface Twins {
  /** Where the newest version is, with base URL: `/docs/`. */
  readonly newest: string;
  readonly others: readonly {
    /** `/docs/1.1.0/` */
    readonly path: string;
    /** Paths of such pages within the version: `api/Device/`. */
    readonly pages: readonly string[];
  }[];
}

/** The path by which search engines shall know the page at a path. */
export function getCanonical(path: string, twins: Twins | undefined): string {
  for (const other of twins?.others ?? []) {
    const page = path.slice(other.path.length);
    if (path.startsWith(other.path) && other.pages.includes(page)) {
      return `${twins?.newest ?? ''}${page}`;
    }
  }
  return path;
}
