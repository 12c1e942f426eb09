/** File that lists what can be kept, below the root of the site. */
export const LIST_FILE = 'offline.json';

/** The service worker. At the root: it sees no address above its own. */
export const WORKER_FILE = 'sw.js';

/** A file below the root of the site, the start of its SHA-256, and its size. */
export type ListedFile = readonly [path: string, hash: string, bytes: number];

export interface ListedVersion {
  readonly name: string;
  /** Its own pages and data, the page to begin with first. */
  readonly files: readonly ListedFile[];
}

/** What a reader can keep for reading offline. */
export interface OfflineList {
  /** What pages of every version need. */
  readonly shared: readonly ListedFile[];
  /** The newest first. */
  readonly versions: readonly ListedVersion[];
}

/** A list with some of its versions only. */
export const pick = (
  { shared, versions }: OfflineList,
  names: readonly string[],
): OfflineList => ({
  shared,
  versions: versions.filter(({ name }) => names.includes(name)),
});

/** All files of a list, each once. */
export const getFiles = ({
  shared,
  versions,
}: OfflineList): readonly ListedFile[] =>
  versions.length === 0
    ? []
    : [...shared, ...versions.flatMap(({ files }) => files)];

/** The address of a file; a page has that of its folder. */
export const getAddress = (root: string, path: string): string =>
  root + path.replace(/(^|\/)index\.html$/, '$1');

/** The files of a list that another list lacks, or has with other content. */
export function getMissing(
  list: OfflineList,
  other: OfflineList | undefined,
): readonly ListedFile[] {
  const known = new Map(
    other ? getFiles(other).map(([path, hash]) => [path, hash]) : [],
  );
  return getFiles(list).filter(([path, hash]) => known.get(path) !== hash);
}
