import type { Reach } from '../document/createReach';
import type { Change } from './Change';

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
  | 'constants-removed'
  | 'integer-type'
  | 'same';

/** A difference as the comparison finds it, not judged yet. */
export interface Finding extends Omit<
  Change,
  'breaking' | 'reason' | 'concerns'
> {
  readonly effect: Effect;
  readonly reach: Reach;
}
