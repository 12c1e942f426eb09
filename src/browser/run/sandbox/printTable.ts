import type { CodeOrigin } from './CodeOrigin';
import { inspect } from './inspect';
import { listParts } from './listParts';
import { cut } from './printName';

/** Limits: rows, columns, and characters of a cell. */
const [ROWS, COLUMNS, CELL] = [50, 20, 30];

/** Prints the rows of `console.table` as aligned columns; `''` if the value has none. */
export function printTable(
  [data, only]: readonly unknown[],
  origin: CodeOrigin,
): string {
  const list = (value: unknown) => {
    const parts = value instanceof Object ? listParts(value) : undefined;
    return parts?.isPlain ? undefined : parts?.read(ROWS);
  };
  const toName = (name: string): string =>
    name.replace(/^'(.*)':$|:$| =>$/, '$1');
  const print = (value: unknown): string =>
    inspect([value], origin).text.slice(1, -1).slice(0, CELL);
  const rows = (list(data) ?? []).map(([name, row], i) => {
    const cells = list(row) ?? [['Value', row]];
    const shown = cells.map(([key, v]) => [toName(key), print(v)] as const);
    return new Map([['(index)', toName(name) || String(i)], ...shown]);
  });
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))]
    .filter((c, i) => i === 0 || !Array.isArray(only) || only.includes(c))
    .slice(0, COLUMNS)
    .map((c) => [c, ...rows.map((row) => row.get(c) ?? '')])
    .map((cells) => {
      const width = Math.max(...cells.map((cell) => cell.length));
      return cells.map((cell) => cell.padEnd(width));
    });
  const lines = (columns[0] ?? []).map((_, i) =>
    columns.map((cells) => cells[i]).join('  '),
  );
  if (rows.length === ROWS) lines.push('…');
  return cut(lines.map((line) => `\n${line.trimEnd()}`).join(''));
}
