import { KINDS } from './format';
import type { Candidate } from './candidates';
import { LEVEL, type FitLevel } from './getLevel';

/** Levels that many candidates share. */
const BY_SCORE: readonly FitLevel[] = [
  LEVEL.words,
  LEVEL.keyword,
  LEVEL.phrase,
];

/** Sort keys of a candidate, the most important first. */
function getKeys({ item, level, score }: Candidate, text: string): number[] {
  const { entry, variant } = item;
  if (level === LEVEL.text) return [0, -score];
  const isDeprecated = variant.deprecated ? 1 : 0;
  if (BY_SCORE.includes(level)) {
    return [-level, isDeprecated, -score];
  }
  return [
    -level,
    isDeprecated,
    KINDS.indexOf(entry.kind),
    entry.name === text ? 0 : 1,
    level === LEVEL.prefix ? entry.name.length : 0,
    -score,
  ];
}

/** Sorts candidates, the best first. `text` is the query as typed. */
export function rank(
  candidates: readonly Candidate[],
  text: string,
): readonly Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, keys: getKeys(candidate, text) }))
    .sort((a, b) => {
      const i = a.keys.findIndex((key, k) => key !== b.keys[k]);
      return i < 0 ? 0 : (a.keys[i] ?? 0) - (b.keys[i] ?? 0);
    })
    .map(({ candidate }) => candidate);
}
