import type { OpenRpcDocument } from '../document/types';
import type { History } from '../history/History';
import type { Part } from '../print/Part';

/** A version of the API, with the root of its docs on the site. */
export interface Release {
  readonly version: string;
  readonly basePath: string;
  readonly document: OpenRpcDocument;
}

/** What printing needs to know beside the schema. */
export interface Context {
  readonly document: OpenRpcDocument;
  /** Root of the version's docs, for instance `/docs/0.7.0/`. */
  readonly basePath: string;
  /** All versions, old to new, to tell what became of a symbol. */
  readonly releases?: readonly Release[];
  readonly history?: History;
  /** Prints a reference; by default the name, linked to its explanation. */
  readonly printReference?: (key: string) => readonly Part[];
  /** TypeScript type of an integer, `number` unless told. */
  readonly integer?: string;
}
