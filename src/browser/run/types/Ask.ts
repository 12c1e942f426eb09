import type { TypingKind, TypingKinds } from '../../../typing/protocol';

/** The result of a type check. */
export type CheckedCode = TypingKinds['diagnostics']['answer'];

/**
 * Queries the compiler about the current code. `undefined` if the answer is outdated or
 * the worker has ended; errors are reported elsewhere.
 */
export type Ask = <K extends TypingKind>(
  kind: K,
  code: string,
  question: TypingKinds[K]['question'],
) => Promise<TypingKinds[K]['answer'] | undefined>;
