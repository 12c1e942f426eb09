import type { Query, SearchResult } from 'minisearch';
import type { Engine } from './engine';
import { getPartTerms, getWholeTerms } from './tokenize';
import { getEquals } from './words';

/** A word, put right where it can be, and the items that have it. */
export interface Hits {
  readonly word: string;
  readonly results: readonly SearchResult[];
  readonly isTypo?: true;
}

/** How much longer words count that begin with the last one. */
const UNFINISHED = { fuzzy: 0.45, prefix: 0.375 };
const FINISHED = { fuzzy: 0.45, prefix: 0.05 };

/** Fields in which a word says what an item is about. */
const TELLING = ['names', 'keywords', 'summary'];

/** The word as a whole or all its pieces, and words that mean the same. */
function getQuery(word: string): Query {
  const [whole = word] = getWholeTerms(word);
  const parts = getPartTerms(word);
  const pieces: Query = { combineWith: 'AND', queries: [...parts] };
  const isWhole = parts.length === 1 && parts[0] === whole;
  const queries: Query[] = [...getEquals(whole), ...(isWhole ? [] : [pieces])];
  return { combineWith: 'OR', queries };
}

/** `hdr` of `hrd`: each pair of neighbors exchanged. */
function getSwaps(word: string): readonly string[] {
  if (word.length < 3) return [];
  const swap = (i: number): string =>
    word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
  return Array.from({ length: word.length - 1 }, (_, i) => swap(i));
}

/** Edits that turn a typo into its word. */
function getEdits(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < 6 ? 1 : 2;
}

/** The word that has two letters exchanged in this one. */
function unswap(engine: Engine, word: string): string | undefined {
  return getSwaps(word).find(
    (swapped) => engine.search(getQuery(swapped), { fields: TELLING }).length,
  );
}

/** True where the word itself says what an item is about. */
export function hasWhole({ word, results }: Hits): boolean {
  const [term = ''] = getWholeTerms(word);
  // Every object also has a `constructor`, which a reader may search for.
  return results.some(({ match }) =>
    new Map(Object.entries(match))
      .get(term)
      ?.some((field) => TELLING.includes(field)),
  );
}

/** Items with the word, else with its beginning, else with a similar word. */
export function findWord(engine: Engine, word: string, isLast: boolean): Hits {
  const query = getQuery(word);
  if (word.length === 1) {
    const results = engine.search(query, { prefix: true, fields: ['names'] });
    return { word, results };
  }
  const strict = { word, results: engine.search(query) };
  if (strict.results.length && !isLast) return strict;
  const weights = hasWhole(strict) ? FINISHED : UNFINISHED;
  const begun = engine.search(query, { prefix: true, weights });
  if (begun.length) return { word, results: begun };
  const swapped = unswap(engine, word);
  const results =
    swapped === undefined
      ? engine.search(query, { prefix: isLast, fuzzy: getEdits })
      : engine.search(getQuery(swapped));
  return { word: swapped ?? word, results, isTypo: true };
}
