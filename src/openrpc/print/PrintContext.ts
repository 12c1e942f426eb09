import type { OpenRpcDocument } from '../document/types';
import type { Part } from './Part';

/** What printing needs to know beside the schema. */
export interface PrintContext {
  readonly document: OpenRpcDocument;
  /** Prints a reference to the schema with this key. */
  readonly printReference: (key: string) => readonly Part[];
  /** TypeScript type of an integer. */
  readonly integer: string;
}
