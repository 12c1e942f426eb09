import type { SearchEntry, EntryKind } from './format';
import { getPartTerms, splitWords, squash } from './tokenize';
import { STOP_WORDS, toMeaning } from './words';

/** How well a name matches a query; a higher level always comes first. */
export const LEVEL = {
  /** The name has some words of the query. */
  text: 0,
  /** The name begins with the query. */
  prefix: 1,
  /** The name has all words of the query. */
  words: 2,
  /** Takes, returns or contains the type that the query names. */
  user: 3,
  /** A keyword contains the words of the query. */
  keyword: 4,
  /** The name, ignoring dots, spaces, and the order and forms of its words. */
  squashed: 5,
  /** A keyword of several words, as typed. */
  phrase: 6,
  /** The name of a heading. */
  heading: 7,
  /** The name of a method or event with its module: `device name` for `Device.name`. */
  qualified: 8,
  /** The name. */
  name: 9,
} as const;

export type FitLevel = (typeof LEVEL)[keyof typeof LEVEL];

/** Names of an entry, prepared for comparison. */
export interface PreparedNames {
  readonly kind: EntryKind;
  readonly lower: readonly string[];
  readonly squashed: readonly string[];
  /** Names of a method or event with its module. */
  readonly qualified: readonly string[];
  /** The significant words of each name. */
  readonly words: readonly ReadonlySet<string>[];
}

const toMeanings = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap(getPartTerms).map(toMeaning));

/** The stems of a text's significant words. */
export function getMeanings(text: string): ReadonlySet<string> {
  const all = splitWords(text);
  const telling = all.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const used = telling.length ? telling : all;
  return toMeanings(used);
}

/** Each name, with and without its module. */
export function prepareNames({
  kind,
  name,
  parent,
  aliases = [],
}: SearchEntry): PreparedNames {
  const isMember = ['method', 'event', 'listener', 'message', 'type'];
  const own = [name, ...aliases];
  const whole =
    parent !== undefined && isMember.includes(kind)
      ? own.map((n) => `${parent}.${n}`)
      : [];
  // A name that every module has, such as `listen`, needs its module.
  const names = kind === 'listener' ? whole : [...own, ...whole];
  return {
    kind,
    lower: names.map((n) => n.toLowerCase()),
    squashed: names.map(squash),
    qualified: kind === 'type' ? [] : whole.map(squash),
    words: names.map(getMeanings),
  };
}

/** A query, prepared for comparison. */
export interface PreparedQuery {
  readonly lower: string;
  readonly squashed: string;
  readonly words: ReadonlySet<string>;
  /** The same, including words that mean little alone. */
  readonly typed: ReadonlySet<string>;
}

export function prepareQuery(text: string): PreparedQuery {
  return {
    lower: text.toLowerCase(),
    squashed: squash(text),
    words: getMeanings(text),
    typed: toMeanings(splitWords(text)),
  };
}

/** The weight of an extra word after the wanted ones; it only adds detail. */
const FOLLOWING = 0.4;

/** The words of each name that has all wanted words. */
function findFull(
  { words }: PreparedNames,
  { words: wanted }: PreparedQuery,
): readonly ReadonlySet<string>[] {
  const all = [...wanted];
  if (!all.length) return [];
  return words.filter((name) => all.every((word) => name.has(word)));
}

/** Rates the names of an entry. */
export function getLevel(
  names: PreparedNames,
  wanted: PreparedQuery,
): FitLevel {
  if (names.lower.includes(wanted.lower))
    return names.kind === 'section' ? LEVEL.heading : LEVEL.name;
  if (!wanted.squashed) return LEVEL.text;
  if (names.qualified.includes(wanted.squashed)) return LEVEL.qualified;
  if (names.squashed.includes(wanted.squashed)) return LEVEL.squashed;
  const full = findFull(names, wanted);
  const isWhole = full.some(({ size }) => size === wanted.words.size);
  // "Try it without installing" is more than `install`.
  if (isWhole && names.kind !== 'section') return LEVEL.squashed;
  if (['changelog', 'message'].includes(names.kind)) return LEVEL.text;
  if (full.length) return LEVEL.words;
  const isShort = wanted.squashed.length < 2;
  if (isShort || names.kind === 'section') return LEVEL.text;
  return names.squashed.some((name) => name.startsWith(wanted.squashed))
    ? LEVEL.prefix
    : LEVEL.text;
}

/** The share of its name that the query has: 1 for all of it. */
export function getShare(names: PreparedNames, wanted: PreparedQuery): number {
  const { size } = wanted.words;
  const others = findFull(names, wanted).map((name) => {
    const first = [...name].slice(0, size);
    const begins = first.every((word) => wanted.words.has(word));
    return (name.size - size) * (begins ? FOLLOWING : 1);
  });
  return others.length ? size / (size + Math.min(...others)) : 0;
}
