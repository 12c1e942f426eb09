import type { Language } from '../../../typing/types';

/** What a reader has in the playground, and what a link to it holds. */
export interface Work {
  /** Version of the SDK. */
  readonly version: string;
  readonly language: Language;
  readonly code: string;
}

/** Characters of code that a link may hold. */
export const CODE_LIMIT = 100_000;
