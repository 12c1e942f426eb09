import type { OpenRpcDocument, Schema } from '../document/types';

export interface Change {
  /** `changed` means any difference inside the symbol. */
  readonly kind: 'added' | 'removed' | 'deprecated' | 'changed';
  /** `value` and `constants` are parts of an enumeration; `document` is the whole API. */
  readonly subject:
    | 'document'
    | 'module'
    | 'method'
    | 'event'
    | 'constants'
    | 'schema'
    | 'value';
  /** `Device`, `Device.audio`, or a schema's key; empty for the whole document. */
  readonly symbol: string;
  /** The module, or the page of shared schemas, that documents the symbol. */
  readonly module: string;
  /** Clause in Markdown. */
  readonly message: string;
  /** True if apps written for the older version can stop working or compiling. */
  readonly breaking: boolean;
  readonly reason?: string;
}

/** How a difference affects app code; `safe` never breaks an app. */
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

export interface Difference extends Pick<Change, 'kind' | 'message'> {
  /** Missing if the difference is about the symbol itself. */
  readonly subject?: 'value';
  readonly effect: Effect;
}

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

/** A difference before `judgeFinding` decides whether it breaks apps. */
export interface DiffFinding
  extends
    Pick<Difference, 'kind' | 'effect' | 'message'>,
    Pick<Change, 'subject' | 'symbol' | 'module'> {
  /** How app code uses the part that differs. */
  readonly reach: Reach;
  /** True for a type that app code passes or receives only in the newer version. */
  readonly isNewlyMet?: boolean;
}

interface SymbolPlace {
  /** The place as the subject of a sentence: `` `data.filters` ``, `the result`. */
  readonly label: string;
  /** The path to the changed field: `data.filters[]`; empty for the symbol itself. */
  readonly path: string;
}

export function getField({ path }: SymbolPlace, name: string): SymbolPlace {
  const inner = path ? `${path}.${name}` : name;
  return { label: `\`${inner}\``, path: inner };
}

export const getInner = (
  { label, path }: SymbolPlace,
  what: 'item' | 'value' | 'key',
): SymbolPlace => ({ label: `each ${what} of ${label}`, path: `${path}[]` });

/** Returns ` of …` for a part of the symbol, or `''` for the symbol itself. */
export const getOwner = ({ label, path }: SymbolPlace): string =>
  path ? ` of ${label}` : '';

export interface DocumentPair {
  readonly older: OpenRpcDocument;
  readonly newer: OpenRpcDocument;
  /** Maps the older keys of renamed types to the newer keys. */
  readonly renames: ReadonlyMap<string, string>;
}

export interface SchemaPair {
  readonly older: Schema;
  readonly newer: Schema;
  readonly place: SymbolPlace;
}
