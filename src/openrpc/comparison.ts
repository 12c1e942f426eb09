import type { Change, Effect } from './change';
import type { OpenRpcDocument, Schema } from './types';

/** Two versions with what comparing their parts needs to know. */
export interface Comparison {
  readonly older: OpenRpcDocument;
  readonly newer: OpenRpcDocument;
  /** Types under a new name: older key → newer key. */
  readonly renames: ReadonlyMap<string, string>;
}

/** A place inside a symbol: how data and how a sentence name it. */
export interface Place {
  /** `''`, `param options`, `result.state`. */
  readonly path: string;
  /** Fields on the way from the symbol, the parameter or the result. */
  readonly fields: string;
  /** Name of the starting point: `` `AdPolicy` ``, `the result`. */
  readonly root: string;
}

/** A difference inside one symbol. */
export interface Difference extends Pick<Change, 'kind' | 'path' | 'message'> {
  /** The symbol's own subject, unless it is a value. */
  readonly subject?: 'value';
  readonly effect: Effect;
}

/** Two schemas to compare, and where they stand. */
export interface SchemaPair {
  readonly older: Schema;
  readonly newer: Schema;
  readonly place: Place;
}

/** What comparing two schemas yields: differences, and parts still to compare. */
export interface Step {
  readonly differences: readonly Difference[];
  readonly parts: readonly SchemaPair[];
}
