import type { FoundTexts } from './findText';
import type { SearchEntry } from './format';
import {
  getLevel,
  prepareNames,
  getShare,
  LEVEL,
  type FitLevel,
  type PreparedNames,
  type PreparedQuery,
} from './getLevel';
import { findPhrases, getPhrases, type Phrase } from './keywords';
import { squash } from './tokenize';

/** Shares are sums of fractions. */
const FULL = 0.999;

/** How much more an entry counts if a keyword of it says all of the query. */
const KEYWORD_BOOST = 2;

/** What is known of an entry before a query. */
export interface PreparedEntry {
  readonly names: PreparedNames;
  readonly phrases: readonly Phrase[];
  /** Its keywords without spaces: `zipcode`. */
  readonly squashed: ReadonlySet<string>;
}

/** What is to be known of an entry before a query. */
export function getKnown(entry: SearchEntry): PreparedEntry {
  const { keywords = [] } = entry;
  return {
    names: prepareNames(entry),
    phrases: getPhrases(keywords),
    squashed: new Set(keywords.map(squash)),
  };
}

/** How well an entry fits a query, whatever its text says. */
export interface Fit {
  readonly level: FitLevel;
  /** How much more its text counts. */
  readonly boost: number;
}

/** How much of a query the best keyword says: 1 for all of it. */
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

/** By the names of an entry and by its keywords. */
export function getFit(
  { names, phrases, squashed }: PreparedEntry,
  wanted: PreparedQuery,
  { weights, isFinished }: FoundTexts,
): Fit {
  const own = getLevel(names, wanted);
  // `dial` is a word, and no beginning of `DialogIntent`.
  const level = own === LEVEL.prefix && isFinished ? LEVEL.text : own;
  const isKeyword = squashed.has(wanted.squashed);
  const share = isKeyword ? 1 : getKeywordShare(phrases, wanted, weights);
  // `log in` is more than `Log`.
  const isPhrase = isKeyword && wanted.typed.size > wanted.words.size;
  const least = isPhrase ? LEVEL.phrase : LEVEL.keyword;
  if (share > FULL && level < least) {
    return { level: least, boost: 1 + KEYWORD_BOOST };
  }
  const nameShare = level === LEVEL.words ? getShare(names, wanted) : 1;
  return { level, boost: nameShare * (1 + KEYWORD_BOOST * share) };
}
