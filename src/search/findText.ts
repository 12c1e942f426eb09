import type { Query, SearchResult } from 'minisearch';
import type { Engine } from './engine';
import { getPartTerms, getWholeTerms, splitWords } from './tokenize';
import { FAINT_WORDS, getEquals, STOP_WORDS, toMeaning } from './words';

/** What the texts of an item have of a query. */
export interface Match {
  readonly score: number;
  /** Terms of the index that fit. */
  readonly terms: readonly string[];
  /** True where all words that say something are there, as they are typed. */
  readonly isFull: boolean;
}

/** What full-text search finds. */
export interface Found {
  readonly matches: ReadonlyMap<number, Match>;
  /** How much each word of the query tells, by its meaning. */
  readonly weights: ReadonlyMap<string, number>;
  /** True where the last word is a whole word of a name, keyword or summary. */
  readonly isFinished: boolean;
  /** The query with exchanged letters put right. */
  readonly text: string;
}

/** A word, put right where it can be, and the items that have it. */
interface Hits {
  readonly word: string;
  readonly results: readonly SearchResult[];
  readonly isTypo?: true;
}

interface Word extends Hits {
  readonly meanings: readonly string[];
  /** Below 1 for a word that tells little. */
  readonly power: number;
  readonly weight: number;
}

/** How much longer words count that begin with the last one. */
const UNFINISHED = { fuzzy: 0.45, prefix: 0.375 };
const FINISHED = { fuzzy: 0.45, prefix: 0.05 };

/** How much of its score a faint word keeps. */
const FAINT = 0.3;

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
function hasWhole({ word, results }: Hits): boolean {
  const [term = ''] = getWholeTerms(word);
  // Every object also has a `constructor`, which a reader may search for.
  return results.some(({ match }) =>
    new Map(Object.entries(match))
      .get(term)
      ?.some((field) => TELLING.includes(field)),
  );
}

/** Items with the word, else with its beginning, else with a similar word. */
function findWord(engine: Engine, word: string, isLast: boolean): Hits {
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

function findWords(engine: Engine, words: readonly string[], last: string) {
  return words.map((typed): Word => {
    const found = findWord(engine, typed, typed === last);
    const { word } = found;
    const count = found.results.length;
    const power = FAINT_WORDS.has(word.toLowerCase()) ? FAINT : 1;
    return {
      ...found,
      power,
      meanings: getPartTerms(word).map(toMeaning),
      weight: count ? power * Math.log(1 + engine.documentCount / count) : 0,
    };
  });
}

/** What says most of the query comes first, not what says one word often. */
function combine(words: readonly Word[]): ReadonlyMap<number, Match> {
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  const sums = new Map<number, { score: number; weight: number }>();
  const terms = new Map<number, string[]>();
  for (const { results, weight, power } of words) {
    for (const result of results) {
      const id = result.id as number;
      const sum = sums.get(id) ?? { score: 0, weight: 0 };
      sums.set(id, {
        score: sum.score + power * result.score,
        weight: sum.weight + weight,
      });
      terms.set(id, [...(terms.get(id) ?? []), ...result.terms]);
    }
  }
  const hasFaults = words.some(({ isTypo }) => isTypo);
  return new Map(
    [...sums].map(([id, { score, weight }]) => {
      const share = weight / whole;
      const isFull = share > 0.999 && !hasFaults;
      return [
        id,
        { score: score * share ** 2, terms: terms.get(id) ?? [], isFull },
      ];
    }),
  );
}

/** Items that have words of the query. */
export function findText(engine: Engine, text: string): Found {
  const typed = [...new Set(splitWords(text))];
  const telling = typed.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const used = telling.length ? telling : typed;
  const last = typed[typed.length - 1] ?? '';
  const words = findWords(engine, used, last);
  const unfinished = words[used.indexOf(last)];
  return {
    matches: combine(words),
    weights: new Map(
      words.flatMap(({ meanings, weight }) =>
        meanings.map((meaning) => [meaning, weight] as const),
      ),
    ),
    text: used.reduce(
      (all, word, i) => all.replace(word, words[i]?.word ?? word),
      text,
    ),
    isFinished: !unfinished || hasWhole(unfinished),
  };
}
