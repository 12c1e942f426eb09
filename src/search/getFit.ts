import type { FoundTexts } from './findText';
import type { SearchEntry } from './format';
import {
  getLevel,
  prepareNames,
  getShare,
  LEVEL,
  type PreparedNames,
  type PreparedQuery,
} from './getLevel';
import { squash, getPartTerms, splitWords } from './tokenize';
import { FAINT_WORDS, PARTICLES, STOP_WORDS, toMeaning } from './words';

/** A keyword as the stems of its words. */
type Phrase = readonly string[];

const isTelling = (word: string): boolean =>
  PARTICLES.has(word) || !STOP_WORDS.has(word);

/** `where is the tv` must match completely, because `tv` alone says nothing. */
function getTelling(words: readonly string[]): readonly string[] {
  const telling = words.filter(isTelling);
  return telling.every((word) => FAINT_WORDS.has(word)) ? words : telling;
}

function getPhrases(keywords: readonly string[] = []): readonly Phrase[] {
  return keywords
    .map((keyword) => getTelling(splitWords(keyword.toLowerCase())))
    .map((words) => [...new Set(words.flatMap(getPartTerms).map(toMeaning))]);
}

/** The phrases whose words are all in the query. */
function findPhrases(
  phrases: readonly Phrase[],
  typed: ReadonlySet<string>,
): readonly Phrase[] {
  return phrases.filter((phrase) => phrase.every((word) => typed.has(word)));
}

/** Shares are sums of fractions, so they are compared with a tolerance. */
const FULL = 0.999;

/** The bonus of an entry with a keyword that contains the whole query. */
const KEYWORD_BOOST = 2;

/** Data of an entry that doesn't depend on the query. */
export interface PreparedEntry {
  readonly names: PreparedNames;
  readonly phrases: readonly Phrase[];
  /** Its keywords without spaces: `zipcode`. */
  readonly squashed: ReadonlySet<string>;
}

/** Computes the data of an entry that doesn't depend on the query. */
export function getKnown(entry: SearchEntry): PreparedEntry {
  const { keywords = [] } = entry;
  return {
    names: prepareNames(entry),
    phrases: getPhrases(keywords),
    squashed: new Set(keywords.map(squash)),
  };
}

/** The share of the query that the best keyword contains, 0 to 1. */
function getKeywordShare(
  phrases: readonly Phrase[],
  wanted: PreparedQuery,
  weights: FoundTexts['weights'],
): number {
  const found = findPhrases(phrases, wanted.typed);
  if (!found.length) return 0;
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const shares = found.map((phrase) =>
    phrase.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
  );
  return whole && Math.max(...shares) / whole;
}

/** Rates how well an entry matches: its level, and the factor for the score of its text. */
export function getFit(
  { names, phrases, squashed }: PreparedEntry,
  wanted: PreparedQuery,
  { weights, isFinished }: FoundTexts,
) {
  const own = getLevel(names, wanted);
  // `dial` is a complete word, not the beginning of `DialogIntent`.
  const level = own === LEVEL.prefix && isFinished ? LEVEL.text : own;
  const isKeyword = squashed.has(wanted.squashed);
  const share = isKeyword ? 1 : getKeywordShare(phrases, wanted, weights);
  // The phrase `log in` is a stronger match than the word `Log`.
  const isPhrase = isKeyword && wanted.typed.size > wanted.words.size;
  const least = isPhrase ? LEVEL.phrase : LEVEL.keyword;
  if (share > FULL && level < least) {
    return { level: least, boost: 1 + KEYWORD_BOOST };
  }
  const nameShare = level === LEVEL.words ? getShare(names, wanted) : 1;
  return { level, boost: nameShare * (1 + KEYWORD_BOOST * share) };
}
