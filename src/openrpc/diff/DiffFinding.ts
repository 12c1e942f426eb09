import type { Reach } from '../document/Reach';
import type { Change } from './Change';
import type { Effect } from './Difference';

/** A symbol with a difference, and how app code meets the part that differs. */
export interface Owner extends Pick<Change, 'subject' | 'symbol' | 'module'> {
  readonly reach: Reach;
}

/** A difference as the comparison finds it, not judged yet. */
export interface DiffFinding
  extends Owner, Pick<Change, 'kind' | 'path' | 'message'> {
  readonly effect: Effect;
}
