import {
  type EntryKind,
  type SymbolsFile,
  type TextsFile,
  KINDS,
} from './format';
import {
  dropWeak,
  findTypes,
  findWords,
  isGood,
  type Candidate,
  type Sources,
} from './candidates';
import { createEngine, getItems, type Item } from './engine';
import { getKnown, LEVEL, type FitLevel } from './getFit';
import { parseQuery } from './parseQuery';
import { MAX_HITS, type SearchResults, type SearchScope } from './results';
import { toHit } from './toHit';

/** Many candidates share these levels, so their scores decide the order. */
const BY_SCORE: readonly FitLevel[] = [
  LEVEL.words,
  LEVEL.keyword,
  LEVEL.phrase,
];

/** Returns a candidate's sort keys, the most important first. */
function getKeys({ item, level, score }: Candidate, text: string): number[] {
  const { entry, variant } = item;
  if (level === LEVEL.text) return [0, -score];
  const isDeprecated = variant.deprecated ? 1 : 0;
  if (BY_SCORE.includes(level)) return [-level, isDeprecated, -score];
  return [
    -level,
    isDeprecated,
    KINDS.indexOf(entry.kind),
    entry.name === text ? 0 : 1,
    level === LEVEL.prefix ? entry.name.length : 0,
    -score,
  ];
}

/** Sorts the best candidates first; `text` is the query as typed. */
const rank = (candidates: readonly Candidate[], text: string) =>
  candidates
    .map((candidate) => ({ candidate, keys: getKeys(candidate, text) }))
    .sort((a, b) => {
      const i = a.keys.findIndex((key, k) => key !== b.keys[k]);
      return i < 0 ? 0 : (a.keys[i] ?? 0) - (b.keys[i] ?? 0);
    })
    .map(({ candidate }) => candidate);

/** Kinds of entries that readers know by name. */
const SYMBOLS: readonly EntryKind[] = [
  'module',
  'method',
  'event',
  'type',
  'types',
];

export type Search = (query: string, scope: SearchScope) => SearchResults;

const isIn = ({ item }: Candidate, version: number): boolean =>
  item.variant.versions.includes(version);

function pickNewest(candidates: readonly Candidate[]): readonly Candidate[] {
  const newest = new Map<Item['entry'], Candidate>();
  for (const candidate of candidates) {
    const { entry, variant } = candidate.item;
    const first = newest.get(entry)?.item.variant.versions[0] ?? Infinity;
    if ((variant.versions[0] ?? 0) < first) newest.set(entry, candidate);
  }
  return [...newest.values()];
}

/** Finds symbols whose names exist only in other versions. */
function pickElsewhere(
  candidates: readonly Candidate[],
  own: readonly Candidate[],
): readonly Candidate[] {
  const isSymbol = ({ item }: Candidate): boolean =>
    SYMBOLS.includes(item.entry.kind);
  const known = new Set(own.map(({ item }) => item.entry));
  const best = Math.max(
    LEVEL.keyword,
    ...own.filter(isSymbol).map(({ level }) => level),
  );
  return pickNewest(candidates).filter(
    (candidate) =>
      isSymbol(candidate) &&
      candidate.level > best &&
      candidate.level !== LEVEL.phrase &&
      !known.has(candidate.item.entry),
  );
}

export async function createSearch(
  file: SymbolsFile,
  texts?: TextsFile,
): Promise<Search> {
  const items = getItems(file);
  const sources: Sources = {
    items,
    known: new Map(file.entries.map((e) => [e, getKnown(e)])),
    engine: await createEngine(items, texts),
  };
  const find = (query: string) => {
    const parsed = parseQuery(query);
    return parsed.kind === 'types'
      ? { list: findTypes(sources, parsed), text: '' }
      : { list: findWords(sources, parsed.text), text: parsed.text };
  };
  // Hits in texts come later, below those that are shown already.
  const few = texts ? 5 : 1;
  return (query, scope) => {
    const { list, text } = find(query);
    const all = pickNewest(dropWeak(list, few));
    const own = file.versions.map((_, version) =>
      dropWeak(
        list.filter((candidate) => isIn(candidate, version)),
        few,
      ),
    );
    const inScope = scope === 'all' ? all : (own[scope] ?? []);
    const others = scope === 'all' ? [] : pickElsewhere(list, inScope);
    const picked = [...inScope, ...others];
    return {
      query,
      scope,
      hits: rank(picked, text)
        .slice(0, MAX_HITS)
        .map((candidate) =>
          toHit(
            candidate,
            texts?.[candidate.item.id] ?? '',
            file.versions,
            scope,
          ),
        ),
      counts: own.map(({ length }) => length),
      elsewhere: others.length,
      total: all.length,
      isLoose: !picked.some(isGood),
    };
  };
}
