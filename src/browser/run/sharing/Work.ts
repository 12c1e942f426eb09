import type { Language } from '../../../typing/types';

/** The content of the playground, which a link can contain. */
export interface Work {
  /** Version of the SDK. */
  readonly version: string;
  readonly language: Language;
  readonly code: string;
}

/** Maximum length of code in a link. */
export const CODE_LIMIT = 100_000;
