/** What core's bundle for the server makes of a page, files not yet named. */
export interface RenderedPage {
  /** What the template is filled with, as JSON. */
  readonly data: string;
  /** Its classes, ids, elements and attributes. */
  readonly names: readonly string[];
  /** What its controls and islands are called. */
  readonly calls: readonly (readonly [kind: string, name: string])[];
  readonly links: readonly string[];
  /** What the page puts into its head, by kind: `meta`. */
  readonly head: Readonly<Record<string, string>>;
}

/** What the thread is started with. */
export interface RenderJob {
  /** The bundle for the server. */
  readonly bundle: string;
  readonly paths: readonly string[];
  /** What the bundle is told, apart from the path. */
  readonly locals: object;
}

/** What the thread answers for each path. */
export interface RenderAnswer {
  readonly path: string;
  /** A `RenderedPage` as JSON: as text, all pages would take twice the memory. */
  readonly page?: Uint8Array<ArrayBuffer>;
  /** The modules of the page, as `registry.js` names them. */
  readonly modules?: readonly string[];
  /** Why there is none. */
  readonly error?: string;
}

/** The plugin of core that renders, as far as it says what there is to do. */
export interface Generator {
  readonly paths: readonly string[];
  readonly locals: {
    readonly baseUrl: string;
    readonly routesLocation: Readonly<Record<string, string>>;
    readonly ssrTemplate: string;
    readonly DOCUSAURUS_VERSION: string;
    readonly onLinksCollected: (
      path: string,
      links: RenderedPage['links'],
    ) => void;
    readonly onHeadTagsCollected: (path: string, tags: object) => void;
  };
  pathToAssetName(path: string): string;
}
