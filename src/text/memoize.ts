/**
 * Caches results until their arguments are garbage-collected. Callers mark the call as
 * pure, so that scripts that don't use the result leave it out.
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
