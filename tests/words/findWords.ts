import { RULES, type Rule } from './rules';

/** A line of prose, in which code has been blanked out. */
export interface Line {
  /** From one. */
  readonly number: number;
  readonly text: string;
}

/** `file:line: "words": remedy` for each thing a line may not say. */
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
