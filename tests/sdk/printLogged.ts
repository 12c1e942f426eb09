/** A value as a transcript shows it, without what JSON cannot hold. */
function toPlain(value: unknown, seen: ReadonlySet<object>): unknown {
  if (typeof value === 'bigint') return `${String(value)}n`;
  if (value === undefined) return '[undefined]';
  if (typeof value === 'function') return '[function]';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null) return value;
  if (seen.has(value)) return '[circular]';
  if (typeof (value as { then?: unknown }).then === 'function') {
    return '[promise]';
  }
  const inside = new Set([...seen, value]);
  return Array.isArray(value)
    ? value.map((item) => toPlain(item, inside))
    : Object.fromEntries(
        Object.entries(value).map(([key, v]) => [key, toPlain(v, inside)]),
      );
}

/** One argument of `console.log`, as a transcript shows it. */
export function printLogged(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined) return 'undefined';
  const plain = toPlain(value, new Set());
  const isText =
    value instanceof Error ||
    typeof value === 'bigint' ||
    typeof value === 'function';
  return isText ? String(plain) : JSON.stringify(plain);
}
