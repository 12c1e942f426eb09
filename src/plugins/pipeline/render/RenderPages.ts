import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import {
  Compilation,
  WebpackError,
  type Compiler,
  type Configuration,
} from 'webpack';
import { prepareInThread } from '../../shared/runInThread';
import type { ClientParts } from '../ClientFiles';
import { PACKAGES } from '../getServerSettings';
import { removePlugin } from '../removePlugin';
import { findUnknownNames } from './findUnknownNames';
import type {
  Generator,
  PagePath,
  PrintJob,
  RenderAnswer,
  RenderJob,
  RenderPackages,
} from './page';

const NAME = 'RenderPages';

/** Core's list of the client's files. It is empty: pages name the one script. */
const MANIFEST = { entrypoints: [], origins: {}, assets: {} };

const startThread = () =>
  prepareInThread<RenderAnswer>(
    path.join(__dirname, 'worker.ts'),
    PACKAGES satisfies RenderPackages,
    { isUrgent: true },
  );

/** Starting a second thread takes as long as rendering about this many pages. */
const MANY = 100;

/** A thread caches what it has loaded for pages: more of them take another one. */
const MOST = 600;

/** What each thread renders; two run at a time, as the main one has little to do. */
function share(pages: readonly PagePath[]): readonly (readonly PagePath[])[] {
  if (pages.length < MANY) return [pages];
  const count = 2 * Math.ceil(pages.length / (2 * MOST));
  return Array.from({ length: count }, (_, rest) =>
    pages.filter((__, i) => i % count === rest),
  );
}

/**
 * Takes the bundle for the server, which nothing else needs, out of the build.
 *
 * @returns its text in Latin-1, for all threads: V8 caches the text of a bundle, and
 * one with other characters takes twice the memory in each thread
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

/**
 * Replaces core's generator: renders pages in threads while the client is still
 * being made, and writes them when the client's files are written.
 */
export class RenderPages {
  private generator: Generator | undefined;
  /** The first starts while webpack still makes the bundle. */
  private firstThread: ReturnType<typeof startThread> | undefined;

  constructor(
    private readonly context: Pick<LoadContext, 'outDir' | 'generatedFilesDir'>,
    private readonly client: Promise<ClientParts | undefined>,
  ) {}

  /** Replaces what renders pages in core's settings. */
  takeOver(config: Configuration): void {
    removePlugin(config, 'WaitPlugin');
    this.generator = removePlugin(
      config,
      'StaticSiteGeneratorWebpackPlugin',
    ) as Generator;
    this.firstThread = startThread();
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        () => this.writePages(compilation),
      );
    });
  }

  /** What fails is an error of the build. */
  private async writePages(compilation: Compilation): Promise<void> {
    const { generator } = this;
    if (!generator) throw new Error(`${NAME}: no static site generator found`);
    const { outDir, generatedFilesDir } = this.context;
    const manifest = path.join(generatedFilesDir, 'pipeline');
    fs.mkdirSync(manifest, { recursive: true });
    fs.writeFileSync(
      path.join(manifest, 'client-manifest.json'),
      JSON.stringify(MANIFEST),
    );
    const job: Omit<RenderJob, 'pages'> = {
      bundle: takeBundle(compilation),
      // Core's functions cannot go to a thread.
      locals: JSON.parse(
        JSON.stringify(generator.locals),
      ) as Generator['locals'],
      generatedFilesDir: manifest,
    };
    const parts = [
      ...share(
        generator.paths.map((name) => ({
          path: name,
          file: path.join(outDir, generator.pathToAssetName(name)),
        })),
      ),
    ];
    const answers: RenderAnswer[] = [];
    const renderParts = async (): Promise<void> => {
      for (let part = parts.shift(); part; part = parts.shift()) {
        const ask = this.firstThread ?? startThread();
        this.firstThread = undefined;
        const answered = ask({ ...job, pages: part } satisfies RenderJob);
        // It waits until the thread has rendered.
        void ask((await this.client) satisfies PrintJob);
        answers.push(...(await answered));
      }
    };
    await Promise.all([renderParts(), renderParts()]);
    for (const answer of answers) {
      const { path: name } = answer;
      const { routesLocation } = generator.locals;
      const errors =
        'error' in answer
          ? [answer.error]
          : findUnknownNames(routesLocation[name] ?? name, answer.controls);
      for (const text of errors) {
        const error = new WebpackError(text);
        error.file = name;
        compilation.errors.push(error);
      }
    }
  }
}
