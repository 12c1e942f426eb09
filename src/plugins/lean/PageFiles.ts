import fs from 'node:fs';
import path from 'node:path';
import { Compilation, sources, type Compiler } from 'webpack';
import { FILES_ID, type AppFiles } from './client/appFiles';
import { getChunkName, listChunks } from './printRoutes';
import { readGenerated, type Route } from './readGenerated';

const NAME = 'PageFiles';

/** The file of a page below the output folder. */
const getFile = (pagePath: string, baseUrl: string): string =>
  `${pagePath.slice(baseUrl.length)}index.html`;

/** How core loads a script: ahead in the head, and at the end of the page. */
const SCRIPT =
  /<link rel="preload" href="[^"]+" as="script">\s*|<script src="([^"]+\/assets\/js\/[^"]+)"><\/script>\s*/g;

/**
 * Names, in the HTML of each page, the files that its chunks consist of: style
 * sheets must be there before the first paint. Scripts come when the plugin
 * `shell` wants them.
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
      // The page of unknown addresses starts its app at once.
      if (route.path === '*') return;
      const file = getFile(route.path, this.baseUrl);
      if (!compilation.getAsset(file)) return;
      compilation.updateAsset(file, (source) => {
        const html = source.source().toString();
        return new sources.RawSource(this.nameFiles(names, html));
      });
    };
    for (const route of routes) visit(route, []);
  }

  private nameFiles(names: readonly string[], html: string): string {
    const files = new Set(names.flatMap((name) => this.files.get(name) ?? []));
    const urls = [...files].map((file) => this.baseUrl + file);
    const app: AppFiles = {
      chunks: urls.filter((url) => !url.endsWith('.css')),
      scripts: Array.from(html.matchAll(SCRIPT), ([, url]) => url ?? []).flat(),
    };
    const links = urls
      .filter((url) => url.endsWith('.css') && !html.includes(`"${url}"`))
      .map((url) => `<link rel="stylesheet" href="${url}">`);
    const data = `<script type="application/json" id="${FILES_ID}">${JSON.stringify(app)}</script>`;
    return html
      .replace(SCRIPT, '')
      .replace('</head>', () => `${links.join('')}${data}</head>`);
  }
}
