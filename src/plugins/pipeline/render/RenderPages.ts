import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import {
  Compilation,
  sources,
  WebpackError,
  type Compiler,
  type Configuration,
} from 'webpack';
import { getSiteHashes } from '../../shared/fileHashes';
import { getFingerprint } from '../../shared/getFingerprint';
import { prepareInThread } from '../../shared/runInThread';
import type { ClientParts } from '../ClientFiles';
import { takePlugin } from '../takePlugin';
import type { WrittenFiles } from '../WrittenFiles';
import { PACKAGES } from '../getServerSettings';
import type {
  Generator,
  RenderAnswer,
  RenderJob,
  RenderPackages,
} from './page';
import { findUnknownNames } from './findUnknownNames';
import { KeptPages } from './KeptPages';
import { createPrinter } from './printPage';
import { readFacts } from './readFacts';
import { readModules, type PageModules } from './readModules';

const NAME = 'RenderPages';

const MANIFEST = 'client-manifest.json';

/** Stands for core's template, which names files that have no names yet. */
const TEMPLATE = '<%~ JSON.stringify(it) %>';

const startThread = () =>
  prepareInThread<RenderAnswer>(
    path.join(__dirname, 'worker.ts'),
    PACKAGES satisfies RenderPackages,
  );

/** Starting a second thread takes as long as rendering about this many pages. */
const MANY = 100;

/** What each thread renders; the main one has little to do meanwhile. */
function share(paths: readonly string[]): readonly (readonly string[])[] {
  if (paths.length < MANY) return [paths];
  return [0, 1].map((rest) => paths.filter((_, i) => i % 2 === rest));
}

/**
 * Takes the bundle for the server, which nothing else needs, out of the build.
 *
 * @returns its text in Latin-1, for all threads: V8 keeps the text of a bundle, and
 * one with other characters takes twice the memory in each thread
 */
function takeBundle(compilation: Compilation): SharedArrayBuffer {
  const name = String(compilation.outputOptions.filename);
  const asset = compilation.getAsset(name);
  if (!asset) throw new Error(`${NAME}: there is no ${name}`);
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
 * Stands for core's generator: renders what has changed, while the client is still
 * being made, and then names the client's files in each page. A file that would be
 * as it is stays where it is.
 */
export class RenderPages {
  private generator: Generator | undefined;
  /** The first starts while webpack still makes the bundle. */
  private firstThread: ReturnType<typeof startThread> | undefined;
  private readonly pages: KeptPages;

  constructor(
    private readonly context: Pick<
      LoadContext,
      'siteDir' | 'outDir' | 'generatedFilesDir'
    >,
    private readonly files: Promise<ClientParts>,
    private readonly written: WrittenFiles,
  ) {
    // Other settings of the same checkout have a folder of their own, too.
    this.pages = new KeptPages(this.getFile('pipeline/pages'));
  }

  /** Takes the place of what renders pages in core's settings. */
  takeOver(config: Configuration): void {
    takePlugin(config, 'WaitPlugin');
    this.generator = takePlugin(
      config,
      'StaticSiteGeneratorWebpackPlugin',
    ) as Generator;
    this.firstThread = startThread();
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        () => this.emitPages(compilation),
      );
    });
  }

  /** Keeps all pages, once their files are finished. */
  save(): void {
    const { siteDir } = this.context;
    this.pages.save((name) =>
      getSiteHashes(siteDir).get(this.getPageFile(name)),
    );
  }

  private getFile(name: string): string {
    return path.join(this.context.generatedFilesDir, name);
  }

  private getPageFile(name: string): string {
    const file = this.needGenerator().pathToAssetName(name);
    return path.join(this.context.outDir, file);
  }

  private needGenerator(): Generator {
    if (!this.generator) throw new Error(`${NAME}: there is no generator`);
    return this.generator;
  }

  /** Whether the file of a page is there, as the build before has left it. */
  private isFinished(name: string, file: string | undefined): boolean {
    const built = this.getPageFile(name);
    return (
      file !== undefined &&
      fs.existsSync(built) &&
      getSiteHashes(this.context.siteDir).get(built) === file
    );
  }

  private async emitPages(compilation: Compilation): Promise<void> {
    const generator = this.needGenerator();
    const { locals } = generator;
    const names = await this.renderPages(compilation, generator);
    const client = await this.files;
    const printPage = createPrinter(locals, client);
    const template = this.getTemplateKey(locals, client);
    for (const name of names) {
      const kept = this.pages.get(name);
      if (!kept) throw new Error(`${NAME}: ${name} was not rendered`);
      this.pages.set(name, { ...kept, template });
      const file = generator.pathToAssetName(name);
      if (compilation.getAsset(file)) continue;
      if (kept.template === template && this.isFinished(name, kept.file)) {
        this.written.names.add(file);
        continue;
      }
      const page = this.pages.read(kept);
      compilation.errors.push(
        ...findUnknownNames(locals.routesLocation[name] ?? name, page).map(
          (text) => new WebpackError(text),
        ),
      );
      const html = Buffer.from(printPage(page));
      compilation.emitAsset(file, new sources.RawSource(html));
    }
  }

  /** Changes with what pages are made from, besides what is rendered. */
  private getTemplateKey(
    locals: Generator['locals'],
    client: ClientParts,
  ): string {
    const styles = client.styles.map(({ file, classes }) => [
      file,
      [...(classes ?? [])],
    ]);
    return createHash('sha256')
      .update(getFingerprint(this.context.siteDir))
      .update(JSON.stringify([{ ...locals, routesLocation: undefined }]))
      .update(JSON.stringify([client.script, styles]))
      .digest('hex');
  }

  /**
   * Renders what the build before has not; what fails is an error of the build.
   *
   * @returns the addresses of all pages, in order
   */
  private async renderPages(
    compilation: Compilation,
    { paths, locals }: Generator,
  ): Promise<readonly string[]> {
    const facts = this.getFile('globalData.json');
    const modules = readModules(
      compilation,
      this.getFile('registry.js'),
      facts,
    );
    const getFacts = readFacts(facts);
    const getHash = (name: string, own: readonly string[]): string =>
      `${modules.getHash(own)} ${getFacts(locals.routesLocation[name] ?? name)}`;
    const missing = paths.filter((name) => {
      const kept = this.pages.get(name);
      return kept?.hash !== getHash(name, kept?.modules ?? []);
    });
    if (missing.length === 0) return paths;
    const job: Omit<RenderJob, 'paths'> = {
      bundle: takeBundle(compilation),
      locals: {
        baseUrl: locals.baseUrl,
        routesLocation: locals.routesLocation,
        generatedFilesDir: this.writeManifest(modules),
        ssrTemplate: TEMPLATE,
      },
      folder: this.pages.folder,
    };
    const answers = await Promise.all(
      share(missing).map((part, i) => {
        const render = i === 0 ? this.firstThread : undefined;
        return (render ?? startThread())({ ...job, paths: part });
      }),
    );
    const failed = new Set<string>();
    for (const { path: name, ...answer } of answers.flat()) {
      if ('error' in answer) {
        compilation.errors.push(new WebpackError(answer.error));
        failed.add(name);
      } else {
        const before = this.pages.get(name);
        const isSame = before?.rendered === answer.rendered;
        const hash = getHash(name, answer.modules);
        this.pages.set(name, { ...(isSame && before), ...answer, hash });
      }
    }
    return paths.filter((name) => !failed.has(name));
  }

  /** For the template: a manifest in which each module is its own file. */
  private writeManifest({ names }: PageModules): string {
    const folder = this.getFile('pipeline');
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
