import type { TypingKind, TypingKinds } from '../../../typing/protocol';

/** What a check of the code has found. */
export type CheckedCode = TypingKinds['diagnostics']['answer'];

/**
 * Asks of code as it is now. `undefined`: out of date, or the worker has ended;
 * what went wrong is told elsewhere.
 */
export type Ask = <K extends TypingKind>(
  kind: K,
  code: string,
  question: TypingKinds[K]['question'],
) => Promise<TypingKinds[K]['answer'] | undefined>;
