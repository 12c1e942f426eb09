import type { Kind, Kinds } from '../../../typing/protocol';

/** What a check of the code has found. */
export type Checked = Kinds['diagnostics']['answer'];

/**
 * Asks of code as it is now. `undefined`: out of date, or the worker has ended;
 * what went wrong is told elsewhere.
 */
export type Ask = <K extends Kind>(
  kind: K,
  code: string,
  question: Kinds[K]['question'],
) => Promise<Kinds[K]['answer'] | undefined>;
