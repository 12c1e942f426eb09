/** Caches the results for strings until the process ends. */
export function memoizeText<Value>(
  compute: (key: string) => Value,
): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as Value;
  };
}
