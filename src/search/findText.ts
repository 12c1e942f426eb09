import type { Query, SearchResult } from 'minisearch';
import type { Engine } from './engine';
import {
  getPartTerms,
  getTerms,
  getWholeTerms,
  splitJoints,
  splitWords,
} from './tokenize';
import { FAINT_WORDS, getEquals, STOP_WORDS, toMeaning } from './words';

interface Match {
  readonly score: number;
  /** Terms of the index that match the query. */
  readonly terms: readonly string[];
  /** True if the item contains all significant words as typed. */
  readonly isFull: boolean;
}

/** A word of the query, without typos, and the items that contain the word. */
interface Hits {
  readonly word: string;
  readonly results: readonly SearchResult[];
  readonly isTypo?: true;
}

/** Weights of words that begin with a query's last word, which may be unfinished. */
const UNFINISHED = { fuzzy: 0.45, prefix: 0.375 };
const FINISHED = { fuzzy: 0.45, prefix: 0.05 };

/** Fields that describe an item's subject. */
const TELLING = ['names', 'keywords', 'summary'];

/** Returns a query that matches a word, all parts of the word, or a synonym. */
function getQuery(word: string): Query {
  const [whole = word] = getWholeTerms(word);
  const all = getPartTerms(word);
  // Nearly every text contains `to`, a part of `navigateTo`.
  const telling = all.filter((part) => !STOP_WORDS.has(part));
  const parts = telling.length ? telling : all;
  const pieces: Query = { combineWith: 'AND', queries: [...parts] };
  const isWhole = parts.length === 1 && parts[0] === whole;
  const queries: Query[] = [...getEquals(whole), ...(isWhole ? [] : [pieces])];
  return { combineWith: 'OR', queries };
}

/** Letters of longer words aren't swapped, because each swap takes a search. */
const MOST_LETTERS = 12;

/** Lists a word with each pair of letters swapped, neighbors first: `hdr` for `hrd`. */
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

/** Returns the maximum number of edits between a misspelled word and the correct one. */
function getEdits(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < 8 ? 1 : 2;
}

const unswap = (engine: Engine, word: string): string | undefined =>
  getSwaps(word).find(
    (swapped) => engine.search(getQuery(swapped), { fields: TELLING }).length,
  );

function hasWhole({ word, results }: Hits): boolean {
  const [term = ''] = getWholeTerms(word);
  return results.some(
    ({ match }) =>
      Object.hasOwn(match, term) &&
      match[term]?.some((field) => TELLING.includes(field)),
  );
}

/** Finds items with a word; if there are none, items with a longer or similar word. */
function findWord(engine: Engine, word: string, isLast: boolean): Hits {
  const query = getQuery(word);
  if (word.length === 1) {
    const results = engine.search(query, { prefix: true, fields: ['names'] });
    return { word, results };
  }
  const strict = { word, results: engine.search(query) };
  if (strict.results.length && !isLast) return strict;
  const weights = hasWhole(strict) ? FINISHED : UNFINISHED;
  // `redy` doesn't begin `redirect`, but its stem `redi` does.
  const [whole = ''] = getWholeTerms(word);
  const prefix = word.toLowerCase().startsWith(whole);
  const begun = engine.search(query, { prefix, weights });
  if (begun.length) return { word, results: begun };
  const swapped = unswap(engine, word);
  // Readers rarely mistype the first letter.
  const [first = ''] = word.toLowerCase();
  const filter = ({ terms }: SearchResult): boolean =>
    terms.some((term) => term.startsWith(first));
  const results =
    swapped === undefined
      ? engine.search(query, { prefix: isLast, fuzzy: getEdits, filter })
      : engine.search(getQuery(swapped));
  return { word: swapped ?? word, results, isTypo: true };
}

/** The factor for the scores of items with only the parts of a word. */
const PARTS = 0.2;

/** Ranks items with `entitledExpires` above items with `entitled` and `expires`. */
function preferWhole(hits: Hits): Hits {
  const [whole = '', ...others] = getTerms(hits.word);
  const isWhole = ({ terms }: SearchResult): boolean =>
    terms.some((term) => term.startsWith(whole));
  if (!others.length || !hits.results.some(isWhole)) return hits;
  const results = hits.results.map((result) =>
    isWhole(result) ? result : { ...result, score: PARTS * result.score },
  );
  return { ...hits, results };
}

/** The factor for the scores of words that say little: `app`, or the 5 in `webpack 5`. */
const FAINT = 0.3;

const findWords = (engine: Engine, words: readonly string[], last: string) =>
  words.map((typed) => {
    const found = preferWhole(findWord(engine, typed, typed === last));
    const { word } = found;
    const count = found.results.length;
    const isFaint = word.length < 2 || FAINT_WORDS.has(word.toLowerCase());
    const power = isFaint ? FAINT : 1;
    return {
      ...found,
      power,
      meanings: getPartTerms(word).map(toMeaning),
      weight: count ? power * Math.log(1 + engine.documentCount / count) : 0,
    };
  });

/** Adds up scores; an item that matches more words ranks above one that repeats a word. */
function combine(
  words: ReturnType<typeof findWords>,
): ReadonlyMap<number, Match> {
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

/** Splits a word such as `devcie.modle`, whose parts have typos, and other words not. */
function splitUnknown(engine: Engine, word: string): readonly string[] {
  const parts = splitJoints(word);
  const isKnown =
    parts.length < 2 ||
    engine.search(getQuery(word), { prefix: true }).length > 0;
  return isKnown ? [word] : parts;
}

export function findText(engine: Engine, text: string) {
  const typed = [
    ...new Set(splitWords(text).flatMap((word) => splitUnknown(engine, word))),
  ];
  const telling = typed.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const used = telling.length ? telling : typed;
  const last = typed[typed.length - 1] ?? '';
  const words = findWords(engine, used, last);
  const unfinished = words[used.indexOf(last)];
  return {
    matches: combine(words),
    /** The weight of each word in the query, by stem. */
    weights: new Map(
      words.flatMap(({ meanings, weight }) =>
        meanings.map((meaning) => [meaning, weight] as const),
      ),
    ),
    /** The query after the correction of swapped letters. */
    text: used.reduce(
      (all, word, i) => all.replace(word, words[i]?.word ?? word),
      text,
    ),
    /** True if the last word is a complete word in a name, keyword, or summary. */
    isFinished: !unfinished || hasWhole(unfinished),
  };
}

export type FoundTexts = ReturnType<typeof findText>;
