import type { Line } from './readLines';

/** A phrase to avoid in text for readers. Single words are in `.cspell.json`. */
export interface Rule {
  /** A global pattern; it applies only to prose. */
  readonly pattern: RegExp;
  readonly remedy: string;
}

export const RULES: readonly Rule[] = [
  {
    pattern:
      /\b(?:id|Id|ids|Ids|identifiers?|Identifiers?)\b(?! for advertising)/g,
    remedy: 'write ID or IDs',
  },
  {
    pattern: /\bafter (?:reading )?this page\b/gi,
    remedy: 'start with what the page offers: "Sign viewers in with …"',
  },
  {
    pattern: /\b(?:kind|kinds|sort|sorts) of\b/gi,
    remedy: 'write "type of" or "which", or leave it out',
  },
  { pattern: /\bper cent\b/gi, remedy: 'write percent' },
  { pattern: /\be-mails?\b/gi, remedy: 'write email' },
  {
    pattern: /\bbackends?\b/gi,
    remedy: 'write back end, before a noun back-end',
  },
  {
    pattern: /\b(?:to|can|must|may|you|they|viewers?) sign-(?:in|up|out)\b/gi,
    remedy: 'write the verb in two words: sign in',
  },
  {
    pattern: /\b(?:simply|please|etc\.|and so on|a lot of|lots of)(?![\w-])/gi,
    remedy: 'leave it out, or be specific',
  },
  {
    pattern: /\bon the strength of\b/gi,
    remedy: 'write "because of" or "from … alone"',
  },
  { pattern: /\bcarr(?:y|ies) on\b/gi, remedy: 'write continue' },
  { pattern: /\boperators?\b/gi, remedy: 'write distributor' },
];

/** Returns `file:line: "words": remedy` for each match of a rule. */
export function findWords(
  file: string,
  lines: readonly Line[],
  rules: readonly Rule[] = RULES,
): string[] {
  return lines.flatMap(({ number, text }) =>
    rules.flatMap(({ pattern, remedy }) =>
      [...text.matchAll(pattern)].map(
        ([words]) => `${file}:${number}: "${words}": ${remedy}.`,
      ),
    ),
  );
}
