import type { FoundTexts } from './findText';
import type { SearchEntry } from './format';
import { getPartTerms, splitWords, squash } from './tokenize';
import { FAINT_WORDS, PARTICLES, STOP_WORDS, toMeaning } from './words';

/** How well an entry matches a query; a higher level always comes first. */
export const LEVEL = {
  /** The name contains some words of the query, or only the text contains them. */
  text: 0,
  /** The name begins with the query. */
  prefix: 1,
  /** The name contains all words of the query, with the page's title if it's a heading. */
  words: 2,
  /** The entry takes, returns, or contains the type that the query names. */
  user: 3,
  /** A keyword contains the words of the query. */
  keyword: 4,
  /** The query contains the module and the name, or is a type's name in another form. */
  squashed: 5,
  /** A keyword of several words is the query. */
  phrase: 6,
  /** The query is the heading, or the name in another form. */
  heading: 7,
  /** The query is the module and the name of a method or event: `device name`. */
  qualified: 8,
  /** The name is the query. */
  name: 9,
} as const;

export type FitLevel = (typeof LEVEL)[keyof typeof LEVEL];

const toMeanings = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap(getPartTerms).map(toMeaning));

function getMeanings(text: string): ReadonlySet<string> {
  const all = splitWords(text);
  const telling = all.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const used = telling.length ? telling : all;
  return toMeanings(used);
}

type PreparedNames = ReturnType<typeof prepareNames>;

function prepareNames({ kind, name, parent, aliases = [] }: SearchEntry) {
  const isMember = ['method', 'event', 'listener', 'message', 'type'];
  const own = [name, ...aliases];
  const whole =
    parent !== undefined && isMember.includes(kind)
      ? own.map((n) => `${parent}.${n}`)
      : [];
  // Every module has `listen`, so `listen` alone matches nothing.
  const names = kind === 'listener' ? whole : [...own, ...whole];
  return {
    kind,
    lower: names.map((n) => n.toLowerCase()),
    squashed: names.map(squash),
    qualified: kind === 'type' ? [] : whole.map(squash),
    words: names.map(getMeanings),
    parent: getMeanings(parent ?? ''),
  };
}

type PreparedQuery = ReturnType<typeof prepareQuery>;

export const prepareQuery = (text: string) => ({
  lower: text.toLowerCase(),
  squashed: squash(text),
  words: getMeanings(text),
  /** Contains `devicename` for `Device.name is not a function`. */
  whole: splitWords(text).map(squash),
  /** All words of the query, including stop words. */
  typed: toMeanings(splitWords(text)),
});

/** Words after the query's words weigh less, because they only add detail. */
const FOLLOWING = 0.4;

/** Finds the names that contain all words of the query. */
function findFull({ words }: PreparedNames, { words: wanted }: PreparedQuery) {
  const all = [...wanted];
  if (!all.length) return [];
  return words.filter((name) => all.every((word) => name.has(word)));
}

/** True if the query is a heading with words of its page's title: `test captions`. */
function isHeadingOfPage(
  { kind, words: [own], parent }: PreparedNames,
  { words: wanted }: PreparedQuery,
): boolean {
  if (kind !== 'section' || !own?.size || own.size >= wanted.size) return false;
  const isHeading = [...own].every((word) => wanted.has(word));
  return isHeading && [...wanted].every((w) => own.has(w) || parent.has(w));
}

function getLevel(names: PreparedNames, wanted: PreparedQuery): FitLevel {
  if (names.lower.includes(wanted.lower))
    return names.kind === 'section' ? LEVEL.heading : LEVEL.name;
  if (!wanted.squashed) return LEVEL.text;
  if (names.qualified.includes(wanted.squashed)) return LEVEL.qualified;
  if (names.qualified.some((name) => wanted.whole.includes(name)))
    return LEVEL.squashed;
  const full = findFull(names, wanted);
  const isWhole = full.some(({ size }) => size === wanted.words.size);
  const isForm = names.squashed.includes(wanted.squashed);
  // The only significant word of the heading "Try it without installing" is `install`.
  if (isForm || (isWhole && names.kind !== 'section')) {
    // `deep links` means the page "Deep linking", not a section of the sample app.
    const isPlain = wanted.words.size === wanted.typed.size;
    return isPlain && names.kind !== 'type' ? LEVEL.heading : LEVEL.squashed;
  }
  if (['changelog', 'message'].includes(names.kind)) return LEVEL.text;
  if (full.length || isHeadingOfPage(names, wanted)) return LEVEL.words;
  const isShort = wanted.squashed.length < 2;
  if (isShort || names.kind === 'section') return LEVEL.text;
  return names.squashed.some((name) => name.startsWith(wanted.squashed))
    ? LEVEL.prefix
    : LEVEL.text;
}

/** Returns the share of an entry's name that the query contains, from 0 to 1. */
function getShare(names: PreparedNames, wanted: PreparedQuery): number {
  const { size } = wanted.words;
  const others = findFull(names, wanted).map((name) => {
    const first = [...name].slice(0, size);
    const begins = first.every((word) => wanted.words.has(word));
    return (name.size - size) * (begins ? FOLLOWING : 1);
  });
  return others.length ? size / (size + Math.min(...others)) : 1;
}

/** Returns the significant words, or all words if those are vague: `where is the tv`. */
function getTelling(words: readonly string[]): readonly string[] {
  const telling = words.filter(
    (word) => PARTICLES.has(word) || !STOP_WORDS.has(word),
  );
  return telling.every((word) => FAINT_WORDS.has(word)) ? words : telling;
}

/** The lowest share that counts as a full match; below 1 because of rounding errors. */
const FULL = 0.999;

const KEYWORD_BOOST = 2;

export function getKnown(entry: SearchEntry) {
  const { keywords = [] } = entry;
  return {
    names: prepareNames(entry),
    /** The stems of each keyword's significant words. */
    phrases: keywords.map((keyword) => [
      ...toMeanings(getTelling(splitWords(keyword.toLowerCase()))),
    ]),
    squashed: new Set(keywords.map(squash)),
  };
}

export type PreparedEntry = ReturnType<typeof getKnown>;

/** Returns the share of the query that the best keyword contains, from 0 to 1. */
function getKeywordShare(
  { phrases }: PreparedEntry,
  { typed }: PreparedQuery,
  weights: FoundTexts['weights'],
): number {
  const found = phrases.filter((phrase) => phrase.every((w) => typed.has(w)));
  if (!found.length) return 0;
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const shares = found.map((phrase) =>
    phrase.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
  );
  return whole && Math.max(...shares) / whole;
}

/** Returns an entry's level, and a factor for the score of its text. */
export function getFit(
  entry: PreparedEntry,
  wanted: PreparedQuery,
  { weights, isFinished }: FoundTexts,
) {
  const { names, squashed } = entry;
  const own = getLevel(names, wanted);
  // A complete word such as `dial` isn't the beginning of `DialogIntent`.
  const level = own === LEVEL.prefix && isFinished ? LEVEL.text : own;
  const isKeyword = squashed.has(wanted.squashed);
  const share = isKeyword ? 1 : getKeywordShare(entry, wanted, weights);
  // The phrase `log in` is a stronger match than the word `Log`.
  const isPhrase = isKeyword && wanted.typed.size > wanted.words.size;
  const least = isPhrase ? LEVEL.phrase : LEVEL.keyword;
  if (share > FULL && level < least) {
    return { level: least, boost: 1 + KEYWORD_BOOST };
  }
  const nameShare = level === LEVEL.words ? getShare(names, wanted) : 1;
  return { level, boost: nameShare * (1 + KEYWORD_BOOST * share) };
}
