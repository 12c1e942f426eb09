import type { Row } from './print';

export type Measures = Readonly<Record<string, number>>;

export const prefix = (name: string, measures: Measures): Measures =>
  Object.fromEntries(
    Object.entries(measures).map(([key, value]) => [`${name}${key}`, value]),
  );

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [lower = NaN, upper = lower] = sorted.slice(
    Math.ceil(half) - 1,
    Math.floor(half) + 1,
  );
  return (lower + upper) / 2;
}

export type Pair<T> = readonly [before: T, ours: T];

/** Measures both sites alternately, so that other load affects both; returns medians. */
export async function interleave<T extends { readonly name: string }>(
  pair: Pair<T>,
  count: number,
  measure: (contender: T) => Promise<Measures>,
): Promise<readonly Row[]> {
  const runs: Pair<Measures[]> = [[], []];
  for (let run = 0; run < count; run += 1) {
    for (const [i, contender] of pair.entries()) {
      const result = await measure(contender);
      console.log(contender.name, result);
      runs[i]?.push(result);
    }
  }
  const [before, ours] = runs;
  const names = new Set(runs.flat().flatMap(Object.keys));
  return [...names].map((name) => ({
    name,
    before: median(before.map((run) => run[name] ?? NaN)),
    ours: median(ours.map((run) => run[name] ?? NaN)),
  }));
}
