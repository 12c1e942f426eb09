import { getPartTerms, splitWords } from './tokenize';
import { FAINT_WORDS, PARTICLES, STOP_WORDS, toMeaning } from './words';

/** A keyword as the stems of its words. */
export type Phrase = readonly string[];

const isTelling = (word: string): boolean =>
  PARTICLES.has(word) || !STOP_WORDS.has(word);

/** `where is the tv` must match completely, because `tv` alone says nothing. */
function getTelling(words: readonly string[]): readonly string[] {
  const telling = words.filter(isTelling);
  return telling.every((word) => FAINT_WORDS.has(word)) ? words : telling;
}

/** Keywords, prepared for comparison. */
export function getPhrases(
  keywords: readonly string[] = [],
): readonly Phrase[] {
  return keywords
    .map((keyword) => getTelling(splitWords(keyword.toLowerCase())))
    .map((words) => [...new Set(words.flatMap(getPartTerms).map(toMeaning))]);
}

/** The phrases whose words are all in the query. */
export function findPhrases(
  phrases: readonly Phrase[],
  typed: ReadonlySet<string>,
): readonly Phrase[] {
  return phrases.filter((phrase) => phrase.every((word) => typed.has(word)));
}
