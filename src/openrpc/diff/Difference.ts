import type { Change } from './Change';
import type { SchemaPair } from './DocumentPair';
import type { Effect } from './Finding';

/** A difference inside one symbol. */
export interface Difference extends Pick<Change, 'kind' | 'path' | 'message'> {
  /** The symbol's own subject, unless it is a value. */
  readonly subject?: 'value';
  readonly effect: Effect;
}

/** What comparing two schemas yields: differences, and the parts that are still to compare. */
export interface SchemaDiff {
  readonly differences: readonly Difference[];
  readonly parts: readonly SchemaPair[];
}
