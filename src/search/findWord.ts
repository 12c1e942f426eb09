import type { Query, SearchResult } from 'minisearch';
import type { Engine } from './engine';
import { getPartTerms, getWholeTerms } from './tokenize';
import { getEquals, STOP_WORDS } from './words';

/** A word, corrected if possible, and the items that contain it. */
export interface Hits {
  readonly word: string;
  readonly results: readonly SearchResult[];
  readonly isTypo?: true;
}

/** The weight of longer words that begin with the last word. */
const UNFINISHED = { fuzzy: 0.45, prefix: 0.375 };
const FINISHED = { fuzzy: 0.45, prefix: 0.05 };

/** Fields in which a word says what an item is about. */
const TELLING = ['names', 'keywords', 'summary'];

/** Matches the whole word or all of its parts, and its synonyms. */
function getQuery(word: string): Query {
  const [whole = word] = getWholeTerms(word);
  const all = getPartTerms(word);
  // Every text contains the `to` of `navigateTo`.
  const telling = all.filter((part) => !STOP_WORDS.has(part));
  const parts = telling.length ? telling : all;
  const pieces: Query = { combineWith: 'AND', queries: [...parts] };
  const isWhole = parts.length === 1 && parts[0] === whole;
  const queries: Query[] = [...getEquals(whole), ...(isWhole ? [] : [pieces])];
  return { combineWith: 'OR', queries };
}

/** Maximum length for corrected transpositions; longer words are rare. */
const MOST_LETTERS = 12;

/** Swaps each pair of letters, neighbors first: `hdr` for `hrd`, `hdcp` for `hpcd`. */
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

/** Maximum number of edits between a typo and its word. */
function getEdits(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < 8 ? 1 : 2;
}

/** The indexed word that results from swapping two letters. */
function unswap(engine: Engine, word: string): string | undefined {
  return getSwaps(word).find(
    (swapped) => engine.search(getQuery(swapped), { fields: TELLING }).length,
  );
}

/** True if the word is in a field that describes an item's subject. */
export function hasWhole({ word, results }: Hits): boolean {
  const [term = ''] = getWholeTerms(word);
  // `in` would also find `constructor`, which a reader may search for.
  return results.some(({ match }) =>
    new Map(Object.entries(match))
      .get(term)
      ?.some((field) => TELLING.includes(field)),
  );
}

/** Finds items with the word, else with a word that begins with it, else with a similar word. */
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
