import { findText, type Engine, type Item } from './engine';
import { getLevel, getWanted, LEVEL, type Level, type Names } from './getLevel';
import type { TypeQuery } from './parseQuery';

/** An item that answers a query. */
export interface Candidate {
  readonly item: Item;
  readonly level: Level;
  readonly score: number;
  /** Terms of the index that fit the query. */
  readonly terms: readonly string[];
  readonly reason?: string;
}

export interface Candidates {
  readonly list: readonly Candidate[];
  readonly isLoose: boolean;
}

/** Everything a search reads. */
export interface Sources {
  readonly items: readonly Item[];
  /** Of the entry of each item. */
  readonly names: readonly Names[];
  readonly engine: Engine;
}

type Role = 'takes' | 'returns' | 'contains';

const ROLES: readonly Role[] = ['returns', 'takes', 'contains'];

const findType = (
  types: readonly string[] | undefined,
  fits: (type: string) => boolean,
): string | undefined => types?.find((type) => fits(type.toLowerCase()));

/** `returns AudioProfiles`, where an item has the type in one of its roles. */
function getReason(
  { variant }: Item,
  fits: (type: string) => boolean,
  roles = ROLES,
): string | undefined {
  for (const role of roles) {
    const type = findType(variant[role], fits);
    if (type !== undefined) return `${role} ${type}`;
  }
  return undefined;
}

/** Items by their names, then users of a type, then the rest by their text. */
export function findWords(sources: Sources, text: string): Candidates {
  const { items, names, engine } = sources;
  const wanted = getWanted(text);
  const { results, isLoose } = findText(engine, text);
  const found = new Map(results.map((result) => [result.id as number, result]));
  const levels = items.map((_, id) => {
    const own = names[id];
    return own ? getLevel(own, wanted) : LEVEL.text;
  });
  const isType = items.some(
    ({ entry, id }) => entry.kind === 'type' && (levels[id] ?? 0) > LEVEL.user,
  );
  const fits = (type: string): boolean => type === wanted.lower;
  const list = items.flatMap((item): Candidate[] => {
    const { id } = item;
    const own = levels[id] ?? LEVEL.text;
    const reason =
      isType && own < LEVEL.user ? getReason(item, fits) : undefined;
    const level = reason === undefined ? own : LEVEL.user;
    const result = found.get(id);
    if (level === LEVEL.text && !result) return [];
    const { score = 0, terms = [] } = result ?? {};
    return [
      { item, level, score, terms, ...(reason !== undefined && { reason }) },
    ];
  });
  const isNamed = list.some(({ level }) => level > LEVEL.text);
  return { list, isLoose: isLoose && !isNamed };
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
      return [{ item, level: LEVEL.user, score: 0, terms: [], reason }];
    });
  const exact = find((type, name) => type === name);
  const list = exact.length
    ? exact
    : find((type, name) => type.startsWith(name));
  return { list, isLoose: false };
}
