/** A line of a table: a name and its figures. */
export interface Row {
  readonly name: string;
  readonly values: readonly number[];
}

function printNumber(value: number): string {
  if (Number.isNaN(value)) return '';
  if (value !== 0 && Math.abs(value) < 10) return value.toFixed(2);
  return value < 100 ? value.toFixed(1) : value.toFixed(0);
}

/** A Markdown table; a column headed `ratio` is the last figure by the first. */
export function printTable(
  heads: readonly string[],
  rows: readonly Row[],
): string {
  const lines = rows.map(({ name, values }) => {
    const [first = NaN] = values;
    const last = values.at(-1) ?? NaN;
    const all =
      heads.at(-1) === 'ratio'
        ? [...values, first ? last / first : NaN]
        : values;
    return [name, ...all.map(printNumber)];
  });
  return [heads, heads.map((_, i) => (i ? '--:' : '---')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}
