/**
 * Caches results until their arguments are garbage-collected. Callers mark the call as
 * pure, so that bundlers can omit it from scripts that don't use the result.
 */
export function memoize<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
