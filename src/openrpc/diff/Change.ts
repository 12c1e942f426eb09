import type { OpenRpcDocument, Schema } from '../document/types';

/** One difference between two versions of the API. */
export interface Change {
  /** How the symbol changed; any difference inside it is `changed`. */
  readonly kind: 'added' | 'removed' | 'deprecated' | 'changed';
  /** `value` and `constants` belong to an enumeration, `document` is the whole API. */
  readonly subject:
    | 'document'
    | 'module'
    | 'method'
    | 'event'
    | 'constants'
    | 'schema'
    | 'value';
  /**
   * `Device`, `Device.audio`, `Discovery.navigateTo`, or a schema's key; empty for the document.
   */
  readonly symbol: string;
  /** Module, or page of shared schemas, that documents the symbol. */
  readonly module: string;
  /** Description for readers, with code in backticks. */
  readonly message: string;
  /** Whether apps for the older version can stop working or compiling. */
  readonly breaking: boolean;
  /** The reason why the change breaks apps. */
  readonly reason?: string;
}

/** The effect of a difference on the app's code; `safe` never breaks an app. */
export type Effect =
  | 'safe'
  | 'removed'
  | 'renamed'
  | 'required'
  | 'optional'
  | 'value-removed'
  | 'widened'
  | 'narrowed'
  | 'type-changed'
  | 'default-changed'
  | 'integer-type';

/** A difference inside one symbol. */
export interface Difference extends Pick<Change, 'kind' | 'message'> {
  /** The symbol's own subject, unless the difference is a value. */
  readonly subject?: 'value';
  readonly effect: Effect;
}

/** Creates a difference inside a symbol. */
export const change = (effect: Effect, message: string): Difference => ({
  kind: 'changed',
  effect,
  message,
});

/** Whether app code passes a value (input), receives it (output), or both. */
export interface Reach {
  readonly input: boolean;
  readonly output: boolean;
}

/** A difference that hasn't been judged yet, with its symbol. */
export interface DiffFinding
  extends
    Pick<Difference, 'kind' | 'effect' | 'message'>,
    Pick<Change, 'subject' | 'symbol' | 'module'> {
  /** How app code uses the differing part. */
  readonly reach: Reach;
  /** True for a type that app code passes or receives only in the newer version. */
  readonly isNewlyMet?: boolean;
}

/** A place inside a symbol. */
export interface SymbolPlace {
  /** The place as the subject of a sentence: `` `data.filters` ``, `the result`. */
  readonly label: string;
  /** Fields that lead to the place: `data.filters[]`; empty for the symbol itself. */
  readonly path: string;
}

/** Returns the place of an object's field. */
export function getField({ path }: SymbolPlace, name: string): SymbolPlace {
  const inner = path ? `${path}.${name}` : name;
  return { label: `\`${inner}\``, path: inner };
}

/** Returns the place of each item, value, or key. */
export const getInner = (
  { label, path }: SymbolPlace,
  what: 'item' | 'value' | 'key',
): SymbolPlace => ({ label: `each ${what} of ${label}`, path: `${path}[]` });

/** Returns ` of …` for a part of the symbol, and an empty string for the symbol itself. */
export const getOwner = ({ label, path }: SymbolPlace): string =>
  path ? ` of ${label}` : '';

/** Two versions, with the data needed to compare their parts. */
export interface DocumentPair {
  readonly older: OpenRpcDocument;
  readonly newer: OpenRpcDocument;
  /** The newer key of each renamed type, by its older key. */
  readonly renames: ReadonlyMap<string, string>;
}

/** Two schemas to compare, and their place in the symbol. */
export interface SchemaPair {
  readonly older: Schema;
  readonly newer: Schema;
  readonly place: SymbolPlace;
}
