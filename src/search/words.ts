import { stem } from './stem';

const toSet = (words: string): ReadonlySet<string> =>
  new Set(words.trim().split(/\s+/));

/** Words that don't say what a reader searches for. */
export const STOP_WORDS = toSet(`
  a about after again already also although am an and any anybody
  anyone anything are as at available be because been before being best both
  but by ca can cannot correctly could currently detect determine did do
  does doing done dont else ever exactly find for from get gets getting
  give given gives go goes going good had handle happen happened happens has
  have having how i if implement in inside into is it its just know let lets
  like make many me might mine much my need needed needs of on one or our
  please possible properly put right see shall should show so some somebody
  someone something sure tell than that the their them then there these they
  thing this those to too try trying under until us use used using via want
  wants was way we were what when where whether which while who why will with
  within without wo work would you your
`);

/** Words that say little, because nearly all pages contain them. */
export const FAINT_WORDS = toSet(`
  app application apps customer device devices firebolt people person platform
  sdk television tv user users viewer viewers
`);

/** Words that change the meaning of a verb: `log in`, `log out`. */
export const PARTICLES = toSet('in off on out up');

/** Groups of synonyms; the first word represents its group. */
const EQUALS: readonly (readonly string[])[] = [
  ['viewer', 'user', 'customer', 'consumer', 'person', 'people'],
  ['tv', 'television', 'telly', 'device'],
  ['movie', 'film'],
  ['app', 'application'],
  ['key', 'button'],
  ['error', 'failure', 'fault'],
  ['delete', 'remove'],
  ['sound', 'audio'],
  ['subtitle', 'caption'],
  ['ad', 'advert', 'advertisement', 'commercial'],
  ['buy', 'purchase'],
  ['speed', 'rate'],
  ['other', 'another', 'different'],
  ['setting', 'preference', 'option'],
].map((words) => words.map(stem));

const equals = new Map(
  EQUALS.flatMap((words) => words.map((word) => [word, words] as const)),
);

export const getEquals = (term: string): readonly string[] =>
  equals.get(term) ?? [term];

/** Returns the stem that represents a word and its synonyms. */
export const toMeaning = (word: string): string => {
  const term = stem(word);
  return equals.get(term)?.[0] ?? term;
};
