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
  type Candidate,
  type Candidates,
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
    LEVEL.user,
    ...own.filter(isSymbol).map(({ level }) => level),
  );
  const others = candidates.filter(
    (candidate) =>
      isSymbol(candidate) &&
      candidate.level > best &&
      candidate.level !== LEVEL.keyword &&
      candidate.level !== LEVEL.phrase &&
      !known.has(candidate.item.entry),
  );
  return pickNewest(others).map((candidate) =>
    // A removed symbol comes before the heading that explains its removal.
    candidate.level === LEVEL.squashed
      ? { ...candidate, level: LEVEL.name }
      : candidate,
  );
}

/** Picks one candidate per entry: the searched version's, otherwise the newest. */
function pick(
  candidates: readonly Candidate[],
  scope: SearchScope,
): readonly Candidate[] {
  if (scope === 'all') return pickNewest(candidates);
  const own = candidates.filter((candidate) => isIn(candidate, scope));
  return [...own, ...pickElsewhere(candidates, own)];
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
  const find = (query: string): Candidates & { readonly text: string } => {
    const parsed = parseQuery(query);
    return parsed.kind === 'types'
      ? { ...findTypes(sources, parsed), text: '' }
      : { ...findWords(sources, parsed.text), text: parsed.text };
  };
  return (query, scope) => {
    const { list, weak, isLoose, text } = find(query);
    const exact = pick(list, scope);
    const findIn = (version: number, found = pick(list, version)) =>
      found.length
        ? found
        : dropWeak(weak.filter((candidate) => isIn(candidate, version)));
    const picked = scope === 'all' ? exact : findIn(scope, exact);
    const best = rank(picked, text).slice(0, MAX_HITS);
    const counts = file.versions.map(
      (_, version) =>
        findIn(version).filter((candidate) => isIn(candidate, version)).length,
    );
    return {
      query,
      scope,
      hits: best.map((candidate) =>
        toHit(
          candidate,
          texts?.[candidate.item.id] ?? '',
          file.versions,
          scope,
        ),
      ),
      counts,
      elsewhere: scope === 'all' ? 0 : picked.length - (counts[scope] ?? 0),
      total: new Set(list.map(({ item }) => item.entry)).size,
      isLoose: isLoose || picked !== exact,
    };
  };
}
