import fs from 'node:fs';
import path from 'node:path';
import {
  Compilation,
  sources,
  WebpackError,
  type Compiler,
  type Configuration,
} from 'webpack';
import { runInThread } from '../../shared/runInThread';
import type { ClientParts } from '../ClientFiles';
import { takePlugin } from '../takePlugin';
import type { Generator, RenderAnswer, RenderJob, RenderedPage } from './page';
import { findUnknownNames } from './findUnknownNames';
import { createPrinter } from './printPage';
import { readModules, type PageModules } from './readModules';

const NAME = 'RenderPages';

const MANIFEST = 'client-manifest.json';

/** Stands for core's template, which names files that have no names yet. */
const TEMPLATE = '<%~ JSON.stringify(it) %>';

/** A page in webpack's cache, which asks for buffers in place of long texts. */
interface KnownPage {
  readonly hash: string;
  readonly modules: readonly string[];
  readonly page: Buffer;
}

/** Tags as Helmet gives them; core's sitemap wants more, which we do not have. */
const toTag = (text: string) => ({
  toString: () => text,
  toComponent: () => {
    throw new Error('src/plugins/pipeline keeps head tags as text alone.');
  },
});

/** Starting a second thread takes as long as rendering about this many pages. */
const MANY = 100;

/** What each thread renders; the main one has little to do meanwhile. */
function share(paths: readonly string[]): readonly (readonly string[])[] {
  if (paths.length < MANY) return [paths];
  return [0, 1].map((rest) => paths.filter((_, i) => i % 2 === rest));
}

function readBundle(compilation: Compilation): string {
  const name = String(compilation.outputOptions.filename);
  const asset = compilation.getAsset(name);
  if (!asset) throw new Error(`${NAME}: there is no ${name}`);
  return asset.source.source().toString();
}

/**
 * Stands for core's generator: renders what is not in webpack's cache, while the
 * client is still being made, and then names the client's files in each page.
 */
export class RenderPages {
  private generator: Generator | undefined;

  constructor(
    private readonly generatedFilesDir: string,
    private readonly files: Promise<ClientParts>,
  ) {}

  /** Takes the place of what renders pages in core's settings. */
  takeOver(config: Configuration): void {
    takePlugin(config, 'WaitPlugin');
    this.generator = takePlugin(
      config,
      'StaticSiteGeneratorWebpackPlugin',
    ) as Generator;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        () => this.emitPages(compilation),
      );
    });
  }

  private getFile(name: string): string {
    return path.join(this.generatedFilesDir, name);
  }

  private async emitPages(compilation: Compilation): Promise<void> {
    const { generator } = this;
    if (!generator) throw new Error(`${NAME}: there is no generator`);
    const { locals } = generator;
    const pages = await this.getPages(compilation, generator);
    const printPage = createPrinter(locals, await this.files);
    const locations = new Set(Object.values(locals.routesLocation));
    for (const [name, bytes] of pages) {
      const page = JSON.parse(String(bytes)) as RenderedPage;
      const location = locals.routesLocation[name] ?? name;
      // Core looks for the file of every link of every page.
      locals.onLinksCollected(
        location,
        page.links.filter((link) => !locations.has(link.replace(/[#?].*/, ''))),
      );
      locals.onHeadTagsCollected(
        location,
        Object.fromEntries(
          Object.entries(page.head).map(([kind, text]) => [kind, toTag(text)]),
        ),
      );
      const file = generator.pathToAssetName(name);
      if (compilation.getAsset(file)) continue;
      compilation.errors.push(
        ...findUnknownNames(location, page).map(
          (text) => new WebpackError(text),
        ),
      );
      const html = Buffer.from(printPage(page));
      compilation.emitAsset(file, new sources.RawSource(html));
    }
  }

  /** All pages, in order, as JSON; those that fail become errors of the build. */
  private async getPages(
    compilation: Compilation,
    { paths, locals }: Generator,
  ): Promise<ReadonlyMap<string, Buffer>> {
    const cache = compilation.getCache(NAME);
    const modules = readModules(compilation, this.getFile('registry.js'));
    const pages = new Map<string, Buffer | undefined>();
    for (const name of paths) {
      const known = await cache.getPromise<KnownPage | undefined>(name, null);
      const isSame = known && known.hash === modules.getHash(known.modules);
      pages.set(name, isSame ? known.page : undefined);
    }
    const missing = paths.filter((name) => !pages.get(name));
    if (missing.length === 0) return pages as Map<string, Buffer>;
    const job: Omit<RenderJob, 'paths'> = {
      bundle: readBundle(compilation),
      locals: {
        baseUrl: locals.baseUrl,
        routesLocation: locals.routesLocation,
        generatedFilesDir: this.writeManifest(modules),
        ssrTemplate: TEMPLATE,
      },
    };
    const answers = await Promise.all(
      share(missing).map((part) =>
        runInThread<RenderAnswer>(path.join(__dirname, 'worker.ts'), {
          ...job,
          paths: part,
        }),
      ),
    );
    for (const { path: name, error, ...answer } of answers.flat()) {
      if (error !== undefined) compilation.errors.push(new WebpackError(error));
      if (!answer.page) {
        pages.delete(name);
        continue;
      }
      const page = Buffer.from(answer.page.buffer);
      const { modules: own = [] } = answer;
      pages.set(name, page);
      await cache.storePromise<KnownPage>(name, null, {
        hash: modules.getHash(own),
        modules: own,
        page,
      });
    }
    return pages as Map<string, Buffer>;
  }

  /** For the template: a manifest in which each module is its own file. */
  private writeManifest({ names }: PageModules): string {
    const folder = path.join(this.generatedFilesDir, 'pipeline');
    const manifest = {
      entrypoints: [],
      origins: Object.fromEntries(names.map((name) => [name, [name]])),
      assets: Object.fromEntries(
        names.map((name) => [name, { js: [{ file: name }] }]),
      ),
    };
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest));
    return folder;
  }
}
