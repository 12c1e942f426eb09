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
  /** `Device`, `Device.audio`, `Discovery.navigateTo`, or a schema's key; empty for the document. */
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

/** The result of comparing two schemas: a difference, or parts that remain to be compared. */
export type Found = Difference | SchemaPair;

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
  /** True for a type that only the newer version's app code passes or receives. */
  readonly isNewlyMet?: boolean;
}

/** A place inside a symbol, in the words of a sentence. */
export interface SymbolPlace {
  /** Name of the starting point: `` `AdPolicy` ``, `the result`. */
  readonly root: string;
  /** Fields that lead from there to the place: `data.filters[]`. */
  readonly fields: string;
}

/** Returns the place of an object's field. */
export const getField = (
  { root, fields }: SymbolPlace,
  name: string,
): SymbolPlace => ({ root, fields: fields ? `${fields}.${name}` : name });

/** Returns the place of a part: `[]` all items, `[0]` one item, `{key}`, or `{value}`. */
export const getInner = (
  { root, fields }: SymbolPlace,
  suffix: string,
): SymbolPlace => ({ root, fields: fields + suffix });

const INNER: Readonly<Record<string, string>> = {
  '[]': 'each item',
  '{key}': 'each key',
  '{value}': 'each value',
};

/** Returns the place as the subject or object of a sentence. */
export function getLabel({ root, fields }: SymbolPlace): string {
  const [, rest = '', suffix = ''] =
    /^(.*)(\[\]|\{key\}|\{value\})$/.exec(fields) ?? [];
  const inner = INNER[suffix];
  if (inner) return `${inner} of ${getLabel({ root, fields: rest })}`;
  return fields ? `\`${fields}\`` : root;
}

/** Returns ` of …` for a part of the symbol, and an empty string for the symbol itself. */
export const getOwner = (place: SymbolPlace): string =>
  place.fields ? ` of ${getLabel(place)}` : '';

/** Two versions, with the data that comparing their parts needs. */
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
