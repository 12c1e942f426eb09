import type { ClientParts } from '../ClientFiles';

/** A page to render. */
export interface PagePath {
  /** Its address without the base URL, as core names it. */
  readonly path: string;
  /** Where it is written. */
  readonly file: string;
}

/** The first message to a thread. */
export interface RenderJob {
  /** The bundle for the server, in Latin-1. */
  readonly bundle: SharedArrayBuffer;
  readonly pages: readonly PagePath[];
  readonly locals: Generator['locals'];
  /** Where core reads its list of the client's files, which is empty. */
  readonly generatedFilesDir: string;
}

/** The second message: the client's files; none if the client has errors. */
export type PrintJob = ClientParts | undefined;

/** What the thread is started with: packages that it will need. */
export type RenderPackages = readonly string[];

/** What the thread answers for each page. */
export type RenderAnswer = { readonly path: string } &
  /** What its controls are called. */
  (
    | { readonly controls: readonly string[] }
    /** Why there is no page. */
    | { readonly error: string }
  );

/** The plugin of core that renders, as far as it says what there is to do. */
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
