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
import type { PageModules } from './PageModules';

const NAME = 'RenderPages';

const MANIFEST = 'client-manifest.json';

/** Stands for core's template, which names files that have no names yet. */
const TEMPLATE = '<%~ JSON.stringify(it) %>';

const startThread = () =>
  prepareInThread<RenderAnswer>(
    path.join(__dirname, 'worker.ts'),
    PACKAGES satisfies RenderPackages,
    { isUrgent: true },
  );

/** Starting a second thread takes as long as rendering about this many pages. */
const MANY = 100;

/** A thread keeps what it has loaded for pages: more of them take another one. */
const MOST = 600;

/** What each thread renders; two run at a time, as the main one has little to do. */
function share(paths: readonly string[]): readonly (readonly string[])[] {
  if (paths.length < MANY) return [paths];
  const count = 2 * Math.ceil(paths.length / (2 * MOST));
  return Array.from({ length: count }, (_, rest) =>
    paths.filter((__, i) => i % count === rest),
  );
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
  /** What is to be rendered. */
  private missing: readonly string[] = [];
  private getFacts: ReturnType<typeof readFacts> | undefined;

  constructor(
    private readonly context: Pick<
      LoadContext,
      'siteDir' | 'outDir' | 'generatedFilesDir'
    >,
    private readonly files: Promise<ClientParts>,
    private readonly modules: PageModules,
    private readonly written: WrittenFiles,
  ) {
    // Other settings of the same checkout have a folder of their own, too.
    this.pages = new KeptPages(this.getFile('pipeline/pages'));
  }

  /**
   * Takes the place of what renders pages in core's settings.
   *
   * @returns settings with which webpack reads what is to be rendered
   */
  takeOver(config: Configuration): Configuration['module'] {
    takePlugin(config, 'WaitPlugin');
    this.generator = takePlugin(
      config,
      'StaticSiteGeneratorWebpackPlugin',
    ) as Generator;
    const { paths } = this.generator;
    const missing = this.listMissing(this.generator);
    this.missing = missing;
    if (missing.length > 0) this.firstThread = startThread();
    const wanted = new Set(
      missing.flatMap((name) => this.pages.get(name)?.modules ?? []),
    );
    // A page that is new does not say what it will need.
    const isAll =
      missing.length === paths.length ||
      missing.some((name) => !this.pages.get(name));
    return this.modules.readOnly((name) => isAll || wanted.has(name));
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
    this.modules.save();
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
    for (const file of this.modules.keptFiles) this.written.names.add(file);
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

  /** Changes with what is rendered as a page of these modules. */
  private getHash(name: string, modules: readonly string[]): string {
    const { locals } = this.needGenerator();
    this.getFacts ??= readFacts(this.getFile('globalData.json'));
    const facts = this.getFacts(locals.routesLocation[name] ?? name);
    return `${this.modules.getHash(modules)} ${facts}`;
  }

  /** Pages that the build before has not rendered as they are now. */
  private listMissing({ paths }: Generator): readonly string[] {
    return paths.filter((name) => {
      const kept = this.pages.get(name);
      return kept?.hash !== this.getHash(name, kept?.modules ?? []);
    });
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
    if (this.missing.length === 0) return paths;
    const job: Omit<RenderJob, 'paths'> = {
      bundle: takeBundle(compilation),
      locals: {
        baseUrl: locals.baseUrl,
        routesLocation: locals.routesLocation,
        generatedFilesDir: this.writeManifest(),
        ssrTemplate: TEMPLATE,
      },
      folder: this.pages.folder,
    };
    const answers: RenderAnswer[] = [];
    const parts = [...share(this.missing)];
    const renderParts = async (): Promise<void> => {
      for (let part = parts.shift(); part; part = parts.shift()) {
        const render = this.firstThread ?? startThread();
        this.firstThread = undefined;
        answers.push(...(await render({ ...job, paths: part })));
      }
    };
    await Promise.all([renderParts(), renderParts()]);
    const failed = new Set<string>();
    for (const { path: name, ...answer } of answers) {
      if ('error' in answer) {
        compilation.errors.push(new WebpackError(answer.error));
        failed.add(name);
      } else {
        const before = this.pages.get(name);
        const isSame = before?.rendered === answer.rendered;
        const hash = this.getHash(name, answer.modules);
        this.pages.set(name, { ...(isSame && before), ...answer, hash });
      }
    }
    return paths.filter((name) => !failed.has(name));
  }

  /** For the template: a manifest in which each module is its own file. */
  private writeManifest(): string {
    const names = this.modules.read;
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
