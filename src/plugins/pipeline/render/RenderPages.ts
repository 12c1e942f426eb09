import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import {
  Compilation,
  WebpackError,
  type Compiler,
  type Configuration,
} from 'webpack';
import { prepareInThread } from '../../shared/prepareInThread';
import type { ClientParts } from '../ClientFiles';
import { PACKAGES } from '../getServerSettings';
import { removePlugin } from '../removePlugin';
import type {
  Generator,
  PagePath,
  PageResult,
  PrintJob,
  RenderJob,
} from './page';

const NAME = 'RenderPages';

/** Lists no files, because `printPage` adds the only script. */
const MANIFEST = { entrypoints: [], origins: {}, assets: {} };

const startThread = () =>
  prepareInThread<readonly PageResult[]>(
    path.join(__dirname, 'worker.ts'),
    PACKAGES,
    true,
  );

/** Starting a second worker takes as long as rendering about this many pages. */
const MIN_PAGES = 100;

/** The limit per worker, because a worker caches everything that its pages load. */
const MAX_PAGES = 400;

/** Two workers run at a time, because the main thread is mostly idle. */
function divide(pages: readonly PagePath[]): (readonly PagePath[])[] {
  if (pages.length < MIN_PAGES) return [pages];
  const count = 2 * Math.ceil(pages.length / (2 * MAX_PAGES));
  return Array.from({ length: count }, (_, rest) =>
    pages.filter((__, i) => i % count === rest),
  );
}

/**
 * Only the workers use the bundle. It is encoded in Latin-1, because V8 needs twice the
 * memory in each worker for a string with other characters.
 */
function takeBundle(compilation: Compilation): SharedArrayBuffer {
  const name = String(compilation.outputOptions.filename);
  const asset = compilation.getAsset(name);
  if (!asset) throw new Error(`${NAME}: ${name} not found`);
  const text = asset.source
    .source()
    .toString()
    .replace(
      /[\u0100-\uffff]/g,
      (character) =>
        `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  compilation.deleteAsset(name);
  const bundle = new SharedArrayBuffer(text.length);
  Buffer.from(bundle).write(text, 'latin1');
  return bundle;
}

/** Restores what Docusaurus passes to `postBuild` hooks as `head`. */
const restoreHead = (head: PageResult['head']): object =>
  Object.fromEntries(
    Object.entries(head).map(([name, { html, parts }]) => [
      name,
      { toString: () => html, toComponent: () => parts },
    ]),
  );

/** Workers render the pages while webpack builds the client, and write them later. */
export class RenderPages {
  private readonly generator: Generator;
  /** Starts early, while webpack builds the server bundle. */
  private firstThread: ReturnType<typeof startThread> | undefined =
    startThread();

  constructor(
    private readonly context: Pick<LoadContext, 'outDir' | 'generatedFilesDir'>,
    private readonly client: Promise<ClientParts | undefined>,
    config: Configuration,
  ) {
    removePlugin(config, 'WaitPlugin');
    this.generator = removePlugin(
      config,
      'StaticSiteGeneratorWebpackPlugin',
    ) as Generator;
  }

  apply(compiler: Compiler): void {
    const { cache } = compiler;
    const store = cache.store.bind(cache);
    // Every edit changes the bundle, so a cached bundle would cost time and never be used.
    cache.store = (id, etag, data, callback) => {
      if (!id.startsWith('Compilation/assets|')) {
        store(id, etag, data, callback);
      } else callback(null);
    };
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        () => this.writePages(compilation),
      );
    });
  }

  /** Adds an error to the compilation for each page that fails. */
  private async writePages(compilation: Compilation): Promise<void> {
    // Webpack's own error names the file that imports a missing module.
    if (compilation.errors.some(({ name }) => name === 'ModuleNotFoundError'))
      return;
    const { generator } = this;
    const { outDir, generatedFilesDir } = this.context;
    const manifest = path.join(generatedFilesDir, 'pipeline');
    fs.mkdirSync(manifest, { recursive: true });
    fs.writeFileSync(
      path.join(manifest, 'client-manifest.json'),
      JSON.stringify(MANIFEST),
    );
    const job: Omit<RenderJob, 'pages'> = {
      bundle: takeBundle(compilation),
      // Drops functions, which can't be sent to a worker.
      locals: JSON.parse(
        JSON.stringify(generator.locals),
      ) as Generator['locals'],
      generatedFilesDir: manifest,
    };
    const parts = divide(
      generator.paths.map((name) => ({
        path: name,
        file: path.join(outDir, generator.pathToAssetName(name)),
      })),
    );
    // V8 would double its heap before it frees what webpack needed for the bundle.
    globalThis.gc?.();
    const results: PageResult[] = [];
    const renderParts = async (): Promise<void> => {
      for (let part = parts.shift(); part; part = parts.shift()) {
        const ask = this.firstThread ?? startThread();
        this.firstThread = undefined;
        const answered = ask({ ...job, pages: part } satisfies RenderJob);
        // The worker reads this second message after it has rendered all pages.
        void ask((await this.client) satisfies PrintJob);
        results.push(...(await answered));
      }
    };
    await Promise.all([renderParts(), renderParts()]);
    for (const { path: file, head, error } of results) {
      const { routesLocation } = generator.locals;
      const location = routesLocation[file] ?? file;
      generator.locals.onHeadTagsCollected(location, restoreHead(head));
      if (error === undefined) continue;
      compilation.errors.push(Object.assign(new WebpackError(error), { file }));
    }
  }
}
