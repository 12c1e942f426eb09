import { isOfflineList, type OfflineList } from './list';

/*
 * What a browser keeps of the site, told to pages and to the service worker.
 * One cache holds all kept files of one deployment; a note in a cache of its
 * own names it. A new cache counts once the note does, so none is half there.
 */

export interface KeptDeployment {
  /** Name of the cache that has the files. */
  readonly cache: string;
  /** When they were kept, in milliseconds. */
  readonly time: number;
  readonly list: OfflineList;
}

/** Caches belong to all sites of an origin; ours say whose they are. */
const getPrefix = (root: string): string => `offline ${root}`;

const getNoteCache = (root: string): string => `${getPrefix(root)} note`;

const getNoteUrl = (root: string): string => `${root}offline-note`;

function isKept(value: unknown): value is KeptDeployment {
  if (typeof value !== 'object' || value === null) return false;
  const { cache, time, list } = value as Partial<KeptDeployment>;
  return (
    typeof cache === 'string' && typeof time === 'number' && isOfflineList(list)
  );
}

/**
 * What cannot be read is nothing kept: pages go on as if there were no note.
 * @param root address of the site, with a slash at its end
 */
export async function readKept(
  root: string,
): Promise<KeptDeployment | undefined> {
  try {
    const note = await caches.match(getNoteUrl(root), {
      cacheName: getNoteCache(root),
    });
    const kept: unknown = await note?.json();
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export async function noteKept(
  root: string,
  kept: KeptDeployment,
): Promise<void> {
  const cache = await caches.open(getNoteCache(root));
  await cache.put(getNoteUrl(root), new Response(JSON.stringify(kept)));
}

/** A name for another cache. */
export const createCacheName = (root: string): string =>
  `${getPrefix(root)} ${Date.now()}`;

/** Deletes what is kept of the site but one cache and the note of it. */
export async function dropOthers(root: string, cache?: string): Promise<void> {
  const spared = cache === undefined ? [] : [cache, getNoteCache(root)];
  for (const name of await caches.keys()) {
    if (name.startsWith(`${getPrefix(root)} `) && !spared.includes(name))
      await caches.delete(name);
  }
}

/** Milliseconds between two times that the site is found to be without worker. */
const DOUBT = 60 * 60 * 1000;

const getDoubtUrl = (root: string, file: string): string =>
  `${root}offline-doubt-${file}`;

/**
 * Notes whether the site still has a file that keeps pages. One answer can be a
 * fault of a server, or of an hour. Each file has a note of its own: the page asks
 * for the list and the worker for itself.
 * @returns whether it was without before, and for long
 */
export async function noteDoubt(
  root: string,
  file: string,
  isGone: boolean,
): Promise<boolean> {
  const cache = await caches.open(getNoteCache(root));
  const url = getDoubtUrl(root, file);
  const note = await cache.match(url);
  if (!isGone) {
    if (note) await cache.delete(url);
    return false;
  }
  const since = Number(await note?.text());
  if (since > 0) return Date.now() - since > DOUBT;
  await cache.put(url, new Response(String(Date.now())));
  return false;
}
