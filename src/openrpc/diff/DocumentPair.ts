import type { OpenRpcDocument, Schema } from '../document/types';
import type { SymbolPlace } from './SymbolPlace';

/** Two versions with what comparing their parts needs to know. */
export interface DocumentPair {
  readonly older: OpenRpcDocument;
  readonly newer: OpenRpcDocument;
  /** Types under a new name: older key → newer key. */
  readonly renames: ReadonlyMap<string, string>;
}

/** Two schemas to compare, and where they stand. */
export interface SchemaPair {
  readonly older: Schema;
  readonly newer: Schema;
  readonly place: SymbolPlace;
}
