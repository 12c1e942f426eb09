import type { OfflineList } from './list';

/*
 * What a browser keeps of the site, told to pages and to the service worker.
 * One cache holds all kept files of one deployment; a note in a cache of its
 * own names it. A new cache counts once the note does, so none is half there.
 */

export interface Kept {
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

/** @param root address of the site, with a slash at its end */
export async function readKept(root: string): Promise<Kept | undefined> {
  const note = await caches.match(getNoteUrl(root), {
    cacheName: getNoteCache(root),
  });
  return note && ((await note.json()) as Kept);
}

export async function noteKept(root: string, kept: Kept): Promise<void> {
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
