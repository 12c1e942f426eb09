import { BASE } from '../dom/base';
import {
  createCacheName,
  dropOthers,
  noteKept,
  readKept,
  type KeptDeployment,
} from './kept';
import {
  getAddress,
  getFiles,
  getMissing,
  isOfflineList,
  LIST_FILE,
  pickKept,
  WORKER_FILE,
  type ListedFile,
  type OfflineList,
} from './list';

/** Where the site lies. */
export const ROOT = new URL(BASE, location.href).href;

/** Milliseconds that a server has for one file. */
const PATIENCE = 30_000;

/** Requests at a time. */
const LIMIT = 6;

/** What went wrong, in words for the reader. */
export class KeepError extends Error {}

/** Told how many of the bytes there are. */
export type OnProgress = (done: number, all: number) => void;

/** Whether the browser can keep pages; where storage is blocked, reading throws. */
export async function isPossible(): Promise<boolean> {
  try {
    if (!('serviceWorker' in navigator)) return false;
    await caches.keys();
    return true;
  } catch {
    return false;
  }
}

const HANGING =
  'The site does not answer, so nothing was kept. Try again later.';

/**
 * Asks the site for a file, and reads it.
 * @throws {KeepError} for a server that does not answer
 */
async function request<Value>(
  address: string,
  read: (response: Response) => Promise<Value>,
): Promise<Value> {
  const control = new AbortController();
  const late = setTimeout(() => {
    control.abort();
  }, PATIENCE);
  try {
    const { signal } = control;
    return await read(await fetch(address, { cache: 'no-cache', signal }));
  } catch (error) {
    throw control.signal.aborted ? new KeepError(HANGING) : error;
  } finally {
    clearTimeout(late);
  }
}

const BROKEN = `The list of what can be kept (${LIST_FILE}) is broken on the site. You can remove what is kept, and keep nothing new.`;

/**
 * What can be kept today.
 * @returns nothing where the site does not offer it
 * @throws {KeepError} for a list that is none, or a server that does not answer
 * @throws without a network
 */
export const readList = (): Promise<OfflineList | undefined> =>
  request(ROOT + LIST_FILE, async (response) => {
    if (response.status === 404 || response.status === 410) return undefined;
    if (!response.ok) throw new Error(String(response.status));
    const list: unknown = await response.json().catch(() => undefined);
    if (!isOfflineList(list)) throw new KeepError(BROKEN);
    return list;
  });

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const load = ([path, hash]: ListedFile): Promise<Response> =>
  request(getAddress(ROOT, path), async (response) => {
    const content = await response.arrayBuffer();
    const digest = toHex(await crypto.subtle.digest('SHA-256', content));
    if (!response.ok || !digest.startsWith(hash))
      throw new KeepError('The site has changed in the meantime. Try again.');
    // Not the response itself: a redirected one is no answer to a link.
    const type = response.headers.get('content-type') ?? '';
    return new Response(content, { headers: { 'content-type': type } });
  });

/** Puts all files into a cache; what is kept already does not come again. */
async function fill(
  cache: Cache,
  list: OfflineList,
  before: KeptDeployment | undefined,
  onProgress: OnProgress,
): Promise<void> {
  const old = before && (await caches.open(before.cache));
  const missing = new Set(getMissing(list, before?.list));
  const files = getFiles(list);
  const all = files.reduce((sum, [, , bytes]) => sum + bytes, 0);
  const queue = [...files];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const address = getAddress(ROOT, file[0]);
      const known = missing.has(file) ? undefined : await old?.match(address);
      await cache.put(address, known ?? (await load(file)));
      onProgress((done += file[2]), all);
    }
  };
  await Promise.all(Array.from({ length: LIMIT }, work)).catch(
    (error: unknown) => {
      queue.length = 0;
      throw error;
    },
  );
}

function explain(error: unknown): KeepError {
  if (error instanceof KeepError) return error;
  const name = error instanceof Error ? error.name : '';
  return new KeepError(
    name === 'QuotaExceededError'
      ? 'This browser gives the site too little space. Remove a version, or free some disk space.'
      : error instanceof TypeError
        ? 'The connection was lost, so nothing was saved. Try again.'
        : 'This browser refuses to save pages. A private window can be the cause.',
  );
}

/** One at a time, in all tabs. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator
    ? navigator.locks.request(`offline ${ROOT}`, work)
    : work();

/**
 * Keeps a version besides those that are kept, or these anew, as the list has
 * them. Another tab may have kept one since this one has looked.
 *
 * @param added nothing to keep the same versions as before
 * @throws {KeepError} and leaves what was kept before
 */
export function keep(
  list: OfflineList,
  added: string | undefined,
  onProgress: OnProgress,
): Promise<void> {
  return inTurn(async () => {
    const before = await readKept(ROOT);
    const name = createCacheName(ROOT);
    try {
      // Another tab may have been closed in the middle.
      await dropOthers(ROOT, before?.cache);
      const names = (before?.list.versions ?? []).map(({ name: one }) => one);
      const all = added === undefined ? names : [...names, added];
      const wanted = pickKept(list, before?.list, all);
      await fill(await caches.open(name), wanted, before, onProgress);
      await noteKept(ROOT, { cache: name, time: Date.now(), list: wanted });
      await navigator.serviceWorker.register(ROOT + WORKER_FILE, {
        scope: ROOT,
      });
      await dropOthers(ROOT, name);
    } catch (error) {
      if (before) await noteKept(ROOT, before);
      await dropOthers(ROOT, before?.cache).catch(() => undefined);
      throw explain(error);
    }
  });
}

/** Removes all that is kept, and what answered with it. */
export async function removeAll(): Promise<void> {
  await dropOthers(ROOT);
  const registration = await navigator.serviceWorker.getRegistration(ROOT);
  if (registration?.scope === ROOT) await registration.unregister();
}

/** Removes a version; needs no network. */
export function remove(name: string): Promise<void> {
  return inTurn(async () => {
    const kept = await readKept(ROOT);
    const others = (kept?.list.versions ?? []).filter(
      (version) => version.name !== name,
    );
    if (!kept || others.length === 0) {
      await removeAll();
      return;
    }
    const list = { ...kept.list, versions: others };
    const cache = await caches.open(kept.cache);
    for (const [path] of getMissing(kept.list, list))
      await cache.delete(getAddress(ROOT, path));
    await noteKept(ROOT, { ...kept, list });
  });
}
