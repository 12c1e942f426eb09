import { stem } from './stem';

/** A word with its joining characters: `device.audio`, `gmrss:price`, `1.2.0-alpha.1`. */
export const WORD = /[\p{L}\p{N}_$]+(?:[.:'’-][\p{L}\p{N}_$]+)*/gu;

const JOINTS = /[^\p{L}\p{N}]+/u;
const HAS_JOINT = /[.:'’_$-]/;

const CASE = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

const splitCase = (word: string): readonly string[] =>
  word === word.toLowerCase() ? [word] : word.split(CASE);

/** Returns `device` and `nameChanged` for `device.nameChanged`. */
export const splitJoints = (word: string): readonly string[] =>
  HAS_JOINT.test(word) ? word.split(JOINTS) : [word];

/** Matches `doesn't` and `doesnt`. */
const NOT =
  /(?<!\p{L})(are|ca|could|did|do|does|has|have|is|should|was|wo|would)n['’]?t(?!\p{L})/giu;

/** Matches the end of `viewer's` and `what's`. */
const SHORT_FORM = /(?<=\p{L})['’](?:d|ll|m|re|s|ve)(?!\p{L})/giu;

export const splitWords = (text: string): readonly string[] =>
  text.replace(NOT, '$1 not').replace(SHORT_FORM, '').match(WORD) ?? [];

/** Returns the smallest terms: `device`, `name`, `changed` for `device.nameChanged`. */
export function getPartTerms(word: string): readonly string[] {
  const parts = splitJoints(word).flatMap(splitCase).map(stem);
  const long = parts.filter((part) => part.length > 1);
  return long.length ? long : [stem(word)];
}

/** Returns a word and its parts between dots, without splitting at capitals. */
export function getWholeTerms(word: string): readonly string[] {
  const pieces = splitJoints(word).map(stem);
  return [stem(word), ...pieces.filter((piece) => piece.length > 1)];
}

export const getTerms = (word: string): readonly string[] => [
  ...new Set([...getWholeTerms(word), ...getPartTerms(word)]),
];

export const tokenize = (text: string): string[] =>
  splitWords(text).flatMap(getTerms);

/** Removes all but letters and digits: `deviceonaudio` for `device.onAudio()`. */
export const squash = (text: string): string =>
  text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
