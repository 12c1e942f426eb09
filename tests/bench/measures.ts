import { printTarget } from './targets';

export type Measures = Readonly<Record<string, number>>;

export const prefix = (name: string, measures: Measures): Measures =>
  Object.fromEntries(
    Object.entries(measures).map(([key, value]) => [`${name}${key}`, value]),
  );

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [lower = NaN, upper = lower] = sorted.slice(
    Math.floor(middle),
    Math.ceil(middle) + 1,
  );
  return (lower + upper) / 2;
}

export type Pair<T> = readonly [before: T, ours: T];

/** Measures both sites alternately, so that other load affects both. */
export async function interleave<T extends { readonly name: string }>(
  pair: Pair<T>,
  count: number,
  measure: (contender: T) => Promise<Measures>,
): Promise<Pair<readonly Measures[]>> {
  const runs: Pair<Measures[]> = [[], []];
  for (let run = 0; run < count; run += 1) {
    for (const [i, contender] of pair.entries()) {
      const result = await measure(contender);
      console.log(contender.name, result);
      runs[i]?.push(result);
    }
  }
  return runs;
}

function printNumber(value: number): string {
  if (Number.isNaN(value)) return '';
  if (value !== 0 && Math.abs(value) < 10) return value.toFixed(2);
  return value < 100 ? value.toFixed(1) : value.toFixed(0);
}

/** Prints the medians of both sites, their ratios, and the targets. */
export function printTable(
  baseline: string,
  runs: Pair<readonly Measures[]>,
): string {
  const lines = [...new Set(runs.flat().flatMap(Object.keys))].map((name) => {
    const [before = NaN, ours = NaN] = runs.map((of) =>
      median(of.map((run) => run[name] ?? NaN)),
    );
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
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}
