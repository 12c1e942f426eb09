import fs from 'node:fs';
import path from 'node:path';
import { Compilation, sources, type Compiler } from 'webpack';
import { getChunkName, listChunks } from './printRoutes';
import { readGenerated, type Route } from './readGenerated';

const NAME = 'PageFiles';

/** The file of a page below the output folder. */
const getFile = (pagePath: string, baseUrl: string): string =>
  `${pagePath.slice(baseUrl.length)}index.html`;

/**
 * Names, in the HTML of each page, the files that its chunks consist of: style
 * sheets must be there before the first paint, scripts come sooner this way.
 */
export default class PageFiles {
  /** Files that come with a chunk, by its name. */
  private readonly files = new Map<string, readonly string[]>();

  constructor(
    private readonly generatedFilesDir: string,
    private readonly baseUrl: string,
  ) {}

  /** Notes which files the client's chunks have. */
  readonly client = {
    apply: (compiler: Compiler): void => {
      compiler.hooks.emit.tap({ name: NAME, stage: -1 }, (compilation) => {
        for (const [name, group] of compilation.namedChunkGroups) {
          this.files.set(name, group.getFiles());
        }
      });
    },
  };

  /** Writes them into the pages. */
  readonly server = {
    apply: (compiler: Compiler): void => {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap(
          { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
          () => {
            this.writeLinks(compilation);
          },
        );
      });
    },
  };

  private writeLinks(compilation: Compilation): void {
    const folder = this.generatedFilesDir;
    const { routes, chunkNames } = readGenerated(
      (name) => fs.readFileSync(path.join(folder, name), 'utf8'),
      folder,
    );
    const visit = (route: Route, inherited: readonly string[]): void => {
      const key = route.component.join('-');
      const names = [
        ...inherited,
        ...(route.routes ? [getChunkName(route)] : []),
        ...listChunks(chunkNames[key] ?? {}),
      ];
      if (route.routes) {
        for (const child of route.routes) visit(child, names);
        return;
      }
      const file = getFile(route.path, this.baseUrl);
      if (!compilation.getAsset(file)) return;
      compilation.updateAsset(file, (source) => {
        const html = source.source().toString();
        return new sources.RawSource(
          html.replace(
            '</head>',
            () => `${this.printLinks(names, html)}</head>`,
          ),
        );
      });
    };
    for (const route of routes) visit(route, []);
  }

  /** Links to the files of the chunks that the page does not name yet. */
  private printLinks(names: readonly string[], html: string): string {
    const files = new Set(names.flatMap((name) => this.files.get(name) ?? []));
    return [...files]
      .map((file) => this.baseUrl + file)
      .filter((url) => !html.includes(`"${url}"`))
      .map((url) =>
        url.endsWith('.css')
          ? `<link rel="stylesheet" href="${url}">`
          : `<link rel="preload" href="${url}" as="script">`,
      )
      .join('');
  }
}
