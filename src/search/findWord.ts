import type { Query, SearchResult } from 'minisearch';
import type { Engine } from './engine';
import { getPartTerms, getWholeTerms } from './tokenize';
import { getEquals, STOP_WORDS } from './words';

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
  const all = getPartTerms(word);
  // `to` of `navigateTo` is in every text.
  const telling = all.filter((part) => !STOP_WORDS.has(part));
  const parts = telling.length ? telling : all;
  const pieces: Query = { combineWith: 'AND', queries: [...parts] };
  const isWhole = parts.length === 1 && parts[0] === whole;
  const queries: Query[] = [...getEquals(whole), ...(isWhole ? [] : [pieces])];
  return { combineWith: 'OR', queries };
}

/** Letters of the longest word whose letters are exchanged: a longer one is rare. */
const MOST_LETTERS = 12;

/** `hdr` of `hrd` and `hdcp` of `hpcd`: each pair exchanged, neighbors first. */
function getSwaps(word: string): readonly string[] {
  if (word.length < 3 || word.length > MOST_LETTERS) return [];
  const letters = Array.from(word);
  const swap = (i: number, j: number): string =>
    letters
      .map((letter, k) => letters[k === i ? j : k === j ? i : k] ?? letter)
      .join('');
  const distances = letters.slice(1).map((_, i) => i + 1);
  return distances.flatMap((distance) =>
    letters.slice(distance).map((_, i) => swap(i, i + distance)),
  );
}

/** Edits that turn a typo into its word. */
function getEdits(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < 8 ? 1 : 2;
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

/** Items with the word, otherwise with its beginning, otherwise with a similar word. */
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
  // Readers know how a word begins.
  const [first = ''] = word.toLowerCase();
  const filter = ({ terms }: SearchResult): boolean =>
    terms.some((term) => term.startsWith(first));
  const results =
    swapped === undefined
      ? engine.search(query, { prefix: isLast, fuzzy: getEdits, filter })
      : engine.search(getQuery(swapped));
  return { word: swapped ?? word, results, isTypo: true };
}
