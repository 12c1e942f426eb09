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

const isFile = (file: unknown): boolean =>
  Array.isArray(file) &&
  file.length === 3 &&
  typeof file[0] === 'string' &&
  typeof file[1] === 'string' &&
  typeof file[2] === 'number';

const areFiles = (files: unknown): boolean =>
  Array.isArray(files) && files.every(isFile);

/** Whether this is such a list: another site of the origin may have written it. */
export function isOfflineList(value: unknown): value is OfflineList {
  if (typeof value !== 'object' || value === null) return false;
  const { shared, versions } = value as Partial<OfflineList>;
  return (
    areFiles(shared) &&
    Array.isArray(versions) &&
    versions.every((version: Partial<ListedVersion> | null) => {
      return typeof version?.name === 'string' && areFiles(version.files);
    })
  );
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

/**
 * These versions as the list has them; those that it has no more, as they were
 * kept, with what they share.
 */
export function pickKept(
  list: OfflineList,
  before: OfflineList | undefined,
  names: readonly string[],
): OfflineList {
  const wanted = pick(list, names);
  const listed = list.versions.map(({ name }) => name);
  const gone = (before?.versions ?? []).filter(
    ({ name }) => names.includes(name) && !listed.includes(name),
  );
  if (gone.length === 0) return wanted;
  const paths = new Set(getFiles(list).map(([path]) => path));
  const old = (before?.shared ?? []).filter(([path]) => !paths.has(path));
  return {
    shared: [...wanted.shared, ...old],
    versions: [...wanted.versions, ...gone],
  };
}

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
