/** Caches the promise for each key. After a failure, the next call tries again. */
export function memoizeAsync<T>(
  load: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const cache = new Map<string, Promise<T>>();
  return (key) => {
    const promise = cache.get(key) ?? load(key);
    cache.set(key, promise);
    promise.catch(() => cache.delete(key));
    return promise;
  };
}
