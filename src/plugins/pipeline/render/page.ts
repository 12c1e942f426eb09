/** What core's bundle for the server makes of a page, files not yet named. */
export interface RenderedPage {
  /** What the template is filled with, as JSON. */
  readonly data: string;
  /** Its classes, ids, elements and attributes. */
  readonly names: readonly string[];
  /** What its controls and islands are called. */
  readonly calls: readonly (readonly [kind: string, name: string])[];
}

/** What the thread is asked for, once. */
export interface RenderJob {
  /** The bundle for the server, in Latin-1. */
  readonly bundle: SharedArrayBuffer;
  readonly paths: readonly string[];
  /** What the bundle is told, apart from the path. */
  readonly locals: object;
  /** Where rendered pages go, each a `RenderedPage` as JSON. */
  readonly folder: string;
}

/** What the thread is started with: packages that it will need. */
export type RenderPackages = readonly string[];

/** What the thread answers for each path. */
export type RenderAnswer = { readonly path: string } & (
  | {
      /** The file of the rendered page, named by its content. */
      readonly rendered: string;
      /** The modules of the page, as `registry.js` names them. */
      readonly modules: readonly string[];
    }
  /** Why there is none. */
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
