import type { Engine } from './engine';
import { findWord, hasWhole, type Hits } from './findWord';
import { getPartTerms, splitWords } from './tokenize';
import { FAINT_WORDS, STOP_WORDS, toMeaning } from './words';

/** How the text of an item matches a query. */
export interface Match {
  readonly score: number;
  /** Matching terms of the index. */
  readonly terms: readonly string[];
  /** True if all significant words match as typed. */
  readonly isFull: boolean;
}

/** The result of a full-text search. */
export interface FoundTexts {
  readonly matches: ReadonlyMap<number, Match>;
  /** The weight of each word of the query, by stem. */
  readonly weights: ReadonlyMap<string, number>;
  /** True if the last word is a complete word of a name, keyword or summary. */
  readonly isFinished: boolean;
  /** The query with transposed letters corrected. */
  readonly text: string;
}

interface Word extends Hits {
  readonly meanings: readonly string[];
  /** Below 1 for a word that nearly all pages contain. */
  readonly power: number;
  readonly weight: number;
}

/** The factor for the score of such a word. */
const FAINT = 0.3;

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

/** An item that matches more words of the query ranks above one that repeats a word. */
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

/** Finds items that contain words of the query. */
export function findText(engine: Engine, text: string): FoundTexts {
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
