import type { ComparisonChoice } from '../compare/choice';
import type { ChosenFiles } from './readGiven';

/** All that a reader has given. */
export interface Input {
  readonly code: string;
  /** The pasted code is TypeScript. */
  readonly isTyped: boolean;
  readonly choice: Pick<ComparisonChoice, 'from' | 'to'>;
  readonly given: ChosenFiles;
}
