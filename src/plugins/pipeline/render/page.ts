import type { ClientParts } from '../ClientFiles';

/** A page to render. */
export interface PagePath {
  /** The page's path without the base URL, as Docusaurus writes it. */
  readonly path: string;
  readonly file: string;
}

/** The first message to a worker. */
export interface RenderJob {
  /** The server bundle, in Latin-1. */
  readonly bundle: SharedArrayBuffer;
  readonly pages: readonly PagePath[];
  readonly locals: Generator['locals'];
  /** The folder of Docusaurus's list of client files, which is empty. */
  readonly generatedFilesDir: string;
}

/** The second message: the client's files; `undefined` if the client has errors. */
export type PrintJob = ClientParts | undefined;

/** A page that failed, and why. The worker answers with a list of them. */
export interface PageError {
  readonly path: string;
  readonly error: string;
}

/** The fields that we read from Docusaurus's page generator. */
export interface Generator {
  readonly paths: readonly string[];
  readonly locals: {
    readonly baseUrl: string;
    readonly routesLocation: Readonly<Record<string, string>>;
    readonly ssrTemplate: string;
    readonly DOCUSAURUS_VERSION: string;
  };
  pathToAssetName(path: string): string;
}
