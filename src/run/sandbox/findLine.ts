/**
 * The line of the code that a stack names first.
 * @param address what the code was loaded from
 */
export function findLine(error: unknown, address: string): number | undefined {
  const stack = error instanceof Error ? String(error.stack) : '';
  const start = stack.indexOf(`${address}:`);
  if (start < 0) return undefined;
  const line = /^\d+/.exec(stack.slice(start + address.length + 1));
  return line ? Number(line[0]) : undefined;
}
