import type { Engine, Item } from './engine';
import { findText } from './findText';
import type { SearchEntry } from './format';
import {
  getFit,
  LEVEL,
  prepareQuery,
  type FitLevel,
  type PreparedEntry,
} from './getFit';
import type { TypeQuery } from './parseQuery';

export interface Candidate {
  readonly item: Item;
  readonly level: FitLevel;
  readonly score: number;
  readonly terms: readonly string[];
  readonly isFull: boolean;
  readonly reason?: string;
}

export interface Sources {
  readonly items: readonly Item[];
  readonly known: ReadonlyMap<SearchEntry, PreparedEntry>;
  readonly engine: Engine;
}

/** A candidate that lacks some words needs more than this share of the best score. */
const WEAK = 0.4;

/** The same share if there are few better candidates. */
const WEAKEST = 0.1;

const ROLES = ['returns', 'takes', 'contains'] as const;

/** Describes how an item uses a type: `returns AudioProfiles`. */
function getReason(
  { variant }: Item,
  fits: (type: string) => boolean,
  roles: readonly (typeof ROLES)[number][] = ROLES,
): string | undefined {
  for (const role of roles) {
    const type = variant[role]?.find((one) => fits(one.toLowerCase()));
    if (type !== undefined) return `${role} ${type}`;
  }
  return undefined;
}

/** True if a candidate has all words as typed, or its name or keywords fit. */
export const isGood = ({ level, isFull }: Candidate): boolean =>
  isFull || level > LEVEL.text;

/** Drops weak candidates, unless there are at most `few` others. */
export function dropWeak(
  list: readonly Candidate[],
  few: number,
): readonly Candidate[] {
  const scores = list.map(({ score }) => score).sort((a, b) => b - a);
  const [best = 0] = scores;
  const least = Math.min(best * WEAK, scores[few] ?? 0);
  return list.filter(
    (candidate) =>
      isGood(candidate) || candidate.score > Math.max(least, best * WEAKEST),
  );
}

export function findWords(
  sources: Sources,
  query: string,
): readonly Candidate[] {
  const { items, known, engine } = sources;
  const found = findText(engine, query);
  const wanted = prepareQuery(found.text);
  const fits = new Map(
    [...known].map(([entry, own]) => [entry, getFit(own, wanted, found)]),
  );
  const isType = [...fits].some(
    ([{ kind }, { level }]) => kind === 'type' && level > LEVEL.user,
  );
  const isWanted = (type: string): boolean => type === wanted.lower;
  return items.flatMap((item): Candidate[] => {
    const fit = fits.get(item.entry);
    const match = found.matches.get(item.id);
    if (!fit) return [];
    const reason =
      isType && fit.level < LEVEL.user ? getReason(item, isWanted) : undefined;
    if (!match && fit.level === LEVEL.text && reason === undefined) return [];
    const { score = 0, terms = [], isFull = false } = match ?? {};
    return [
      {
        item,
        level: reason === undefined ? fit.level : LEVEL.user,
        score: score * fit.boost,
        terms,
        isFull,
        ...(reason !== undefined && { reason }),
      },
    ];
  });
}

/** Finds methods and events that take or return a type, or a type with this prefix. */
export function findTypes(
  { items }: Sources,
  query: TypeQuery,
): readonly Candidate[] {
  const find = (
    compare: (type: string, part: string) => boolean,
  ): readonly Candidate[] =>
    items.flatMap((item): Candidate[] => {
      const reasons = (['returns', 'takes'] as const).flatMap((role) => {
        const name = query[role]?.toLowerCase();
        if (name === undefined) return [];
        return [getReason(item, (type) => compare(type, name), [role])];
      });
      if (reasons.includes(undefined)) return [];
      const reason = reasons.join(', ');
      return [
        { item, level: LEVEL.user, score: 0, terms: [], isFull: true, reason },
      ];
    });
  const exact = find((type, name) => type === name);
  return exact.length ? exact : find((type, name) => type.startsWith(name));
}
