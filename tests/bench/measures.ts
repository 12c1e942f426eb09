import type { Row } from './print';

/** Figures by name. */
export type Measures = Readonly<Record<string, number>>;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [lower = NaN, upper = lower] = sorted.slice(
    Math.ceil(half) - 1,
    Math.floor(half) + 1,
  );
  return (lower + upper) / 2;
}

const medians = (runs: readonly Measures[]): Measures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [
      key,
      median(runs.map((run) => run[key] ?? NaN)),
    ]),
  );

/** Measures both in turn, so that both meet the same load; gives medians. */
export async function interleave<T extends { readonly name: string }>(
  contenders: readonly T[],
  count: number,
  measure: (contender: T) => Promise<Measures>,
): Promise<readonly Measures[]> {
  const runs: Measures[][] = contenders.map(() => []);
  for (let run = 0; run < count; run += 1) {
    for (const [i, contender] of contenders.entries()) {
      const result = await measure(contender);
      console.log(contender.name, result);
      runs[i]?.push(result);
    }
  }
  return runs.map(medians);
}

export const getRows = (results: readonly Measures[]): readonly Row[] =>
  Object.keys(results[0] ?? {}).map((name) => ({
    name,
    values: results.map((result) => result[name] ?? NaN),
  }));
