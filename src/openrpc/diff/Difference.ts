import type { Change } from './Change';
import type { SchemaPair } from './SymbolPlace';
import type { Reach } from '../document/createReach';

/** What a difference does to the set of values, calls and names there are. */
export type Effect =
  | 'added'
  | 'removed'
  | 'renamed'
  | 'deprecated'
  | 'required'
  | 'optional'
  | 'value-added'
  | 'value-removed'
  | 'type-widened'
  | 'type-narrowed'
  | 'type-changed'
  | 'loosened'
  | 'tightened'
  | 'default-changed'
  | 'moved'
  | 'integer-type'
  | 'same';

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

/** A symbol with a difference, and how app code meets the part that differs. */
export interface Owner extends Pick<Change, 'subject' | 'symbol' | 'module'> {
  readonly reach: Reach;
  /** True for a type that app code of the newer version alone passes or receives. */
  readonly isNewlyMet?: boolean;
}

/** A difference as the comparison finds it, not judged yet. */
export interface DiffFinding
  extends Owner, Pick<Change, 'kind' | 'path' | 'message'> {
  readonly effect: Effect;
}
