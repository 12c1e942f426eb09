import type { SchemaPair } from './SymbolPlace';

/** One difference between two versions of the API. */
export interface Change {
  /** How the symbol changed; any difference inside it is `changed`. */
  readonly kind: 'added' | 'removed' | 'deprecated' | 'changed';
  /** `value`: one of an enumeration; `constants`: those of one; `document`: the whole API. */
  readonly subject:
    | 'document'
    | 'module'
    | 'method'
    | 'event'
    | 'constants'
    | 'schema'
    | 'value';
  /** `Device`, `Device.audio`, `Discovery.navigateTo`, a schema's key; `''` for the document. */
  readonly symbol: string;
  /** Module, or page of shared schemas, that documents the symbol. */
  readonly module: string;
  /** Place inside the symbol: `''`, `param type`, `result.state`, `data.filters`, `#value`. */
  readonly path: string;
  /** Description for readers, with code in backticks. */
  readonly message: string;
  /** Whether apps for the older version can stop working or compiling. */
  readonly breaking: boolean;
  /** The reason why it does or doesn't break apps. */
  readonly reason: string;
  /**
   * Affects app code, only data that apps never see, or nothing (same meaning,
   * different notation).
   */
  readonly concerns: 'app' | 'wire' | 'writing';
}

/** The effect of a difference on the set of values, calls or names. */
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

/** What comparing two schemas yields: a difference, or parts that remain to be compared. */
export type Found = Difference | SchemaPair;

/** A difference at this place. */
export const change = (
  { path }: { readonly path: string },
  effect: Effect,
  message: string,
): Difference => ({ kind: 'changed', path, effect, message });

/** Whether app code passes values (input), receives them (output), both or neither. */
export interface Reach {
  readonly input: boolean;
  readonly output: boolean;
}

/** A symbol with a difference, and how app code uses the differing part. */
export interface Owner extends Pick<Change, 'subject' | 'symbol' | 'module'> {
  readonly reach: Reach;
  /** True for a type that only the newer version's app code passes or receives. */
  readonly isNewlyMet?: boolean;
}

/** A difference before it is judged. */
export interface DiffFinding
  extends Owner, Pick<Change, 'kind' | 'path' | 'message'> {
  readonly effect: Effect;
}
