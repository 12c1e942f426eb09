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

/** A kind of tag in `<head>`: its HTML, and its React elements or its attributes as JSON. */
interface HeadTag {
  readonly html: string;
  readonly parts?: object;
}

/** A rendered page's tags for `<head>`, such as `meta`, or the error of rendering it. */
export interface PageResult {
  readonly path: string;
  readonly head: Readonly<Record<string, HeadTag>>;
  readonly error?: string;
}

export interface Generator {
  readonly paths: readonly string[];
  readonly locals: {
    readonly baseUrl: string;
    readonly routesLocation: Readonly<Record<string, string>>;
    readonly ssrTemplate: string;
    readonly DOCUSAURUS_VERSION: string;
    onHeadTagsCollected(path: string, head: object): void;
  };
  pathToAssetName(path: string): string;
}
