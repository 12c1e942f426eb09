/** Nouns that look like forms of an unrelated word. */
const KEPT = new Set(['rating', 'setting', 'string']);

const hasVowel = (text: string): boolean => /[aeiouy]/.test(text);

/** Removes a suffix: `playing` → `play`, `paused` → `paus`. */
function dropEnding(word: string): string {
  const [, start = ''] = /^(.{3,})(?:ing|ed)$/.exec(word) ?? [];
  const isForm = hasVowel(start) && !word.endsWith('eed');
  // `stopped` is a form of `stop`.
  return isForm ? start.replace(/([^aeiouls])\1$/, '$1') : word;
}

const dropPlural = (word: string): string =>
  /[^siu]s$/.test(word) && word.length > 2 ? word.slice(0, -1) : word;

/**
 * The lower-case stem that the forms of an English word share: `clos` for `close`,
 * `closes`, `closed` and `closing`. It is never displayed.
 */
export function stem(word: string): string {
  const singular = dropPlural(word.toLowerCase());
  if (KEPT.has(singular)) return singular;
  const base = dropEnding(singular);
  if (base.length < 4) return base;
  // `policy` and `policies` → `polici`.
  return base.replace(/e$/, '').replace(/([^aeiou])y$/, '$1i');
}
