/** Nouns that look like a form of an unrelated word. */
const KEPT = new Set(['cors', 'news', 'rating', 'setting', 'string']);

const hasVowel = (text: string): boolean => /[aeiouy]/.test(text);

/** Removes an ending: `playing` becomes `play`, `paused` becomes `paus`. */
function dropEnding(word: string): string {
  const [, start = ''] = /^(.{3,})(?:ing|ed)$/.exec(word) ?? [];
  const isForm = hasVowel(start) && !word.endsWith('eed');
  // `stopped` is a form of `stop`.
  return isForm ? start.replace(/([^aeiouls])\1$/, '$1') : word;
}

const dropPlural = (word: string): string =>
  /.[^siu]s$/.test(word) && !KEPT.has(word) ? word.slice(0, -1) : word;

/** Returns the stem that a word's forms share: `clos` for `close` and `closing`. */
export function stem(word: string): string {
  const singular = dropPlural(word.toLowerCase());
  if (KEPT.has(singular)) return singular;
  // `localization`, also in its British spelling, has the stem of `localize`.
  const base = dropEnding(singular.replace(/i[sz]at(?:io?n?)?$/, 'ize'));
  if (base.length < 4) return base;
  // `policy` and `policies` become `polici`.
  return base.replace(/e$/, '').replace(/([^aeiou])y$/, '$1i');
}
