import type { Change } from './Change';
import type { SchemaPair } from './Comparison';
import type { Effect } from './Finding';

/** A difference inside one symbol. */
export interface Difference extends Pick<Change, 'kind' | 'path' | 'message'> {
  /** The symbol's own subject, unless it is a value. */
  readonly subject?: 'value';
  readonly effect: Effect;
}

/** What comparing two schemas yields: differences, and parts still to compare. */
export interface Step {
  readonly differences: readonly Difference[];
  readonly parts: readonly SchemaPair[];
}
