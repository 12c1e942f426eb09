import { stem } from './stem';

/**
 * A word, including characters that join its parts in code: `device.audio`,
 * `gmrss:price`, `1.2.0-alpha.1`.
 */
const WORD = /[\p{L}\p{N}_$]+(?:[.:'’-][\p{L}\p{N}_$]+)*/gu;

const JOINTS = /[^\p{L}\p{N}]+/u;
const HAS_JOINT = /[.:'’_$-]/;

const CASE = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

const splitCase = (word: string): readonly string[] =>
  word === word.toLowerCase() ? [word] : word.split(CASE);

/** The parts between dots and other joining characters. */
const splitJoints = (word: string): readonly string[] =>
  HAS_JOINT.test(word) ? word.split(JOINTS) : [word];

/** The words of a text, unchanged. */
export function splitWords(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** The smallest terms of a word: `device`, `name`, `changed`. */
export function getPartTerms(word: string): readonly string[] {
  const parts = splitJoints(word).flatMap(splitCase).map(stem);
  const long = parts.filter((part) => part.length > 1);
  return long.length ? long : [stem(word)];
}

/** The whole word and its parts between dots, without splitting at capitals. */
export function getWholeTerms(word: string): readonly string[] {
  const pieces = splitJoints(word).map(stem);
  return [stem(word), ...pieces.filter((piece) => piece.length > 1)];
}

/** All terms under which a word is found. */
export function getTerms(word: string): readonly string[] {
  return [...new Set([...getWholeTerms(word), ...getPartTerms(word)])];
}

/** All terms of a text, for the index. */
export function tokenize(text: string): string[] {
  return splitWords(text).flatMap(getTerms);
}

/** Letters and digits alone: `device.onAudioChanged()` as `deviceonaudiochanged`. */
export function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
