import type { OpenRpcDocument } from './types';

/** A version of the API, with the root of its docs on the site. */
export interface Release {
  readonly version: string;
  /** For instance `/docs/1.1.0/`. */
  readonly basePath: string;
  readonly document: OpenRpcDocument;
}
