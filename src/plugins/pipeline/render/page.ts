import type { ClientParts } from '../ClientFiles';

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
  /** The folder that contains an empty version of Docusaurus's list of client files. */
  readonly generatedFilesDir: string;
}

/** The second message: the client's files; `undefined` if the client has errors. */
export type PrintJob = ClientParts | undefined;

/** A page that couldn't be rendered; a worker returns a list of these. */
export interface PageError {
  readonly path: string;
  readonly error: string;
}

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
