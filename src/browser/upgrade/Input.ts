import type { Choice } from '../compare/choice';
import type { Given } from './readGiven';

/** All that a reader has given. */
export interface Input {
  readonly code: string;
  /** The pasted code is TypeScript. */
  readonly isTyped: boolean;
  readonly choice: Pick<Choice, 'from' | 'to'>;
  readonly given: Given;
}
