import { printTarget } from './targets';

export interface Row {
  readonly name: string;
  readonly before: number;
  readonly ours: number;
}

function printNumber(value: number): string {
  if (Number.isNaN(value)) return '';
  if (value !== 0 && Math.abs(value) < 10) return value.toFixed(2);
  return value < 100 ? value.toFixed(1) : value.toFixed(0);
}

const printLine = (cells: readonly string[]): string =>
  `| ${cells.join(' | ')} |\n`;

export function printTable(baseline: string, rows: readonly Row[]): string {
  const lines = rows.map(({ name, before, ours }) => {
    const ratio = before ? ours / before : NaN;
    return [
      name,
      ...[before, ours, ratio].map(printNumber),
      ...printTarget(baseline, name, ours, ratio),
    ];
  });
  return [
    ['', baseline, 'ours', 'ratio', 'target', 'met'],
    ['---', '--:', '--:', '--:', '--:', '---'],
    ...lines,
  ]
    .map(printLine)
    .join('');
}
