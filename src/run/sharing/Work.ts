/** What a reader has in the playground, and what a link to it holds. */
export interface Work {
  /** Version of the SDK. */
  readonly version: string;
  readonly language: Language;
  readonly code: string;
}

export type Language = 'js' | 'ts';

/** Characters of code that a link may hold. */
export const CODE_LIMIT = 100_000;
