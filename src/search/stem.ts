/** Nouns that look like forms of another word, which means something else. */
const KEPT = new Set(['rating', 'setting', 'string']);

const hasVowel = (text: string): boolean => /[aeiouy]/.test(text);

/** `play` of `playing`, `paus` of `paused`; the word itself where it has none. */
function dropEnding(word: string): string {
  const [, start = ''] = /^(.{3,})(?:ing|ed)$/.exec(word) ?? [];
  const isForm = hasVowel(start) && !word.endsWith('eed');
  // `stopped` is a form of `stop`.
  return isForm ? start.replace(/([^aeiouls])\1$/, '$1') : word;
}

const dropPlural = (word: string): string =>
  /[^siu]s$/.test(word) && word.length > 2 ? word.slice(0, -1) : word;

/**
 * What the forms of an English word have in common, in lower case: `clos` of
 * `close`, `closes`, `closed` and `closing`. No reader sees it.
 */
export function stem(word: string): string {
  const singular = dropPlural(word.toLowerCase());
  if (KEPT.has(singular)) return singular;
  const base = dropEnding(singular);
  if (base.length < 4) return base;
  // `polici` of `policy` and `policies`.
  return base.replace(/e$/, '').replace(/([^aeiou])y$/, '$1i');
}
