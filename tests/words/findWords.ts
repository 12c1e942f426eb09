import { RULES, type Rule } from './rules';

/** A line of prose, with spaces instead of code. */
export interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
}

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
