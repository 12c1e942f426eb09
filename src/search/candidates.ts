import type { Engine, Item } from './engine';
import { findText } from './findText';
import type { SearchEntry } from './format';
import { getFit, type PreparedEntry } from './getFit';
import { prepareQuery, LEVEL, type FitLevel } from './getLevel';
import type { TypeQuery } from './parseQuery';

/** An item that answers a query. */
export interface Candidate {
  readonly item: Item;
  readonly level: FitLevel;
  readonly score: number;
  /** Terms of the index that match the query. */
  readonly terms: readonly string[];
  /** True if it contains all words of the query. */
  readonly isFull: boolean;
  readonly reason?: string;
}

export interface Candidates {
  readonly list: readonly Candidate[];
  readonly isLoose: boolean;
}

/** The data that a search reads. */
export interface Sources {
  readonly items: readonly Item[];
  readonly known: ReadonlyMap<SearchEntry, PreparedEntry>;
  readonly engine: Engine;
}

/** Hits that lack words of the query are dropped below this share of the best score. */
const WEAK = 0.4;

type Role = 'takes' | 'returns' | 'contains';

const ROLES: readonly Role[] = ['returns', 'takes', 'contains'];

/** The role in which an item has the type: `returns AudioProfiles`. */
function getReason(
  { variant }: Item,
  fits: (type: string) => boolean,
  roles = ROLES,
): string | undefined {
  for (const role of roles) {
    const type = variant[role]?.find((one) => fits(one.toLowerCase()));
    if (type !== undefined) return `${role} ${type}`;
  }
  return undefined;
}

function dropWeak(list: readonly Candidate[]): readonly Candidate[] {
  const best = Math.max(0, ...list.map(({ score }) => score));
  return list.filter(
    ({ level, isFull, score }) =>
      isFull || level > LEVEL.text || score > best * WEAK,
  );
}

/** Finds items by name, keyword, type and text. */
export function findWords(sources: Sources, query: string): Candidates {
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
  const list = items.flatMap((item): Candidate[] => {
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
  return {
    list: dropWeak(list),
    isLoose: !list.some(({ level, isFull }) => isFull || level > LEVEL.text),
  };
}

/** Methods and events that take or return a type; exact names first. */
export function findTypes(
  { items }: Sources,
  { takes, returns }: TypeQuery,
): Candidates {
  const find = (
    compare: (type: string, part: string) => boolean,
  ): readonly Candidate[] =>
    items.flatMap((item): Candidate[] => {
      const reasons = [
        ['returns', returns] as const,
        ['takes', takes] as const,
      ].flatMap(([role, name]) =>
        name === undefined
          ? []
          : [
              getReason(item, (type) => compare(type, name.toLowerCase()), [
                role,
              ]),
            ],
      );
      if (reasons.includes(undefined)) return [];
      const reason = reasons.join(', ');
      return [
        { item, level: LEVEL.user, score: 0, terms: [], isFull: true, reason },
      ];
    });
  const exact = find((type, name) => type === name);
  const list = exact.length
    ? exact
    : find((type, name) => type.startsWith(name));
  return { list, isLoose: false };
}
