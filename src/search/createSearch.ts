import type { SymbolsFile, TextsFile } from './format';
import { hasVersion } from './availability';
import {
  findTypes,
  findWords,
  type Candidate,
  type Candidates,
  type Sources,
} from './candidates';
import type { Engine, Item } from './engine';
import { getNames } from './getLevel';
import { parseQuery } from './parseQuery';
import { rank } from './rank';
import type { Results, Scope } from './results';
import { toHit } from './toHit';

/** Hits that the list shows; who needs more types more. */
const MAX_HITS = 30;

/** Answers a query in a version, or in all of them. */
export type Search = (query: string, scope: Scope) => Results;

export interface SearchData {
  readonly file: SymbolsFile;
  readonly items: readonly Item[];
  readonly engine: Engine;
  readonly texts?: TextsFile;
}

/** Each candidate counts in the versions it is for: an entry has one in each. */
function countVersions(
  candidates: readonly Candidate[],
  length: number,
): number[] {
  const counts = new Array<number>(length).fill(0);
  for (const { item } of candidates) {
    const { versions } = item.variant;
    for (let i = 0; i < versions.length; i += 2) {
      const last = versions[i + 1] ?? -1;
      for (let v = versions[i] ?? 0; v <= last; v += 1) {
        counts[v] = (counts[v] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** One candidate of each entry: that of the version, or that of the newest. */
function pick(
  candidates: readonly Candidate[],
  scope: Scope,
): readonly Candidate[] {
  if (scope !== 'all') {
    return candidates.filter(({ item }) =>
      hasVersion(item.variant.versions, scope),
    );
  }
  const newest = new Map<Item['entry'], Candidate>();
  for (const candidate of candidates) {
    const { entry, variant } = candidate.item;
    const first = newest.get(entry)?.item.variant.versions[0] ?? Infinity;
    if ((variant.versions[0] ?? 0) < first) newest.set(entry, candidate);
  }
  return [...newest.values()];
}

/** Search over an index. */
export function createSearch(data: SearchData): Search {
  const { file, items, engine, texts } = data;
  const names = items.map(({ entry }) => getNames(entry));
  const sources: Sources = { items, names, engine };
  const find = (query: string): Candidates & { readonly text: string } => {
    const parsed = parseQuery(query);
    return parsed.kind === 'types'
      ? { ...findTypes(sources, parsed), text: '' }
      : { ...findWords(sources, parsed.text), text: parsed.text };
  };
  return (query, scope) => {
    const { list, isLoose, text } = find(query);
    const counts = countVersions(list, file.versions.length);
    const best = rank(pick(list, scope), text).slice(0, MAX_HITS);
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
      total: new Set(list.map(({ item }) => item.entry)).size,
      isLoose,
    };
  };
}
