/** Makes what a key stands for once; after a failure, again. */
export function remember<T>(
  make: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const making = known.get(key) ?? make(key);
    known.set(key, making);
    making.catch(() => known.delete(key));
    return making;
  };
}
