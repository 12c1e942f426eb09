import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler, Configuration } from 'webpack';
import { getSiteHashes } from '../../shared/fileHashes';
import { getFingerprint } from '../../shared/getFingerprint';
import { listFiles } from '../../shared/listFiles';
import { readKept } from '../../shared/readKept';
import { replaceFile } from '../../shared/replaceFile';
import {
  readModules,
  SHARED,
  type ModulesPlace,
  type PageModule,
  type ReadModules,
} from './readModules';
import { readRegistry } from './registry';
import type { RegistryOptions } from './registryLoader';

/** Of the build before. */
interface KeptModule extends Omit<PageModule, 'assets'> {
  /** SHA-256 of the files that it has added to the site, by their names. */
  readonly assets: Readonly<Record<string, string>>;
}

/**
 * The modules of which pages are made, as core's `registry.js` names them. Knows of
 * which files each is made, so that webpack need not read those of pages that are
 * known.
 */
export class PageModules {
  private readonly place: ModulesPlace;
  private readonly kept: string;
  private readonly before: () => Readonly<Record<string, KeptModule>>;
  /** Those that webpack has read in this build. */
  private now: ReadonlyMap<string, PageModule> = new Map();
  private sharedStyles: ReadModules['styles'] = [[], []];
  private all: readonly string[] | undefined;
  /** When webpack began, in milliseconds. */
  private start: number | undefined;
  private readonly hashes = new Map<string, string>();

  constructor(
    private readonly context: Pick<
      LoadContext,
      'siteDir' | 'outDir' | 'generatedFilesDir'
    >,
  ) {
    const { siteDir, generatedFilesDir } = context;
    this.place = {
      siteDir,
      registryFile: path.join(generatedFilesDir, 'registry.js'),
      factsFile: path.join(generatedFilesDir, 'globalData.json'),
    };
    this.kept = path.join(generatedFilesDir, 'pipeline/modules.json');
    this.before = readKept(this.kept);
  }

  /** All, in order. */
  get names(): readonly string[] {
    return (this.all ??= [
      ...readRegistry(fs.readFileSync(this.place.registryFile, 'utf8')).keys(),
    ]);
  }

  /** Those that webpack has read in this build. */
  get read(): readonly string[] {
    return this.names.filter((name) => this.now.has(name));
  }

  /** Files that modules have added to the site, and webpack does not write again. */
  get keptFiles(): readonly string[] {
    return this.names
      .filter((name) => !this.now.has(name))
      .flatMap((name) => Object.keys(this.getAssets(name)));
  }

  /** All style sheets in the order in which the client would run their modules. */
  listStyles(): readonly string[] {
    const [before, after] = this.sharedStyles;
    const own = this.names
      .flatMap((name) => this.find(name)?.styles ?? [])
      .map((file) => path.join(this.context.siteDir, file));
    return [...new Set([...before, ...own, ...after])];
  }

  /** A value that stays as long as a page of these cannot look different. */
  getHash(names: readonly string[]): string {
    return [SHARED, ...names].map((name) => this.hashModule(name)).join(' ');
  }

  /**
   * Settings with which webpack reads only the modules that are needed, and those
   * whose files are not as the build before has left them.
   */
  readOnly(isNeeded: (name: string) => boolean): Configuration['module'] {
    this.start = Date.now();
    const isWanted = (name: string): boolean =>
      isNeeded(name) ||
      Object.entries(this.getAssets(name)).some(
        ([asset, hash]) => this.hashAsset(asset) !== hash,
      );
    return {
      rules: [
        {
          include: this.place.registryFile,
          loader: path.join(__dirname, 'registryLoader.ts'),
          options: { isWanted } satisfies RegistryOptions,
        },
      ],
    };
  }

  apply(compiler: Compiler): void {
    compiler.hooks.finishMake.tap('PageModules', (compilation) => {
      const { modules, styles } = readModules(compilation, this.place);
      this.now = modules;
      this.sharedStyles = styles;
      this.hashes.clear();
    });
  }

  /** Keeps what modules are made of, for the next build. */
  save(): void {
    const modules = [SHARED, ...this.names].map((name) => {
      const module = this.now.get(name);
      if (!module) return [name, this.before()[name]];
      const assets = module.assets.map(
        (asset) => [asset, this.hashAsset(asset)] as const,
      );
      return [name, { ...module, assets: Object.fromEntries(assets) }];
    });
    replaceFile(this.kept, JSON.stringify(Object.fromEntries(modules)));
  }

  private find(name: string): Pick<PageModule, 'files' | 'styles'> | undefined {
    return this.now.get(name) ?? this.before()[name];
  }

  /** Of the build before. */
  private getAssets(name: string): Readonly<Record<string, string>> {
    return this.before()[name]?.assets ?? {};
  }

  /** Of a file of the site; none where there is no file. */
  private hashAsset(name: string): string | undefined {
    const file = path.join(this.context.outDir, name);
    if (!fs.existsSync(file)) return undefined;
    return getSiteHashes(this.context.siteDir).get(file);
  }

  private hashModule(name: string): string {
    return this.remember(`module ${name}`, () => {
      const module = this.find(name);
      if (!module) return randomUUID();
      const hash = createHash('sha256');
      for (const file of module.files) hash.update(this.hashInput(file));
      if (name === SHARED) hash.update(this.describeRest());
      return hash.digest('hex');
    });
  }

  /** What pages depend on besides the files of their modules. */
  private describeRest(): string {
    const { siteDir } = this.context;
    return [
      this.hashInput(path.relative(siteDir, this.place.registryFile)),
      process.version,
      getFingerprint(siteDir),
      // A new file may be found in the place of another.
      ...listFiles(path.join(siteDir, 'src')),
    ].join();
  }

  private hashInput(name: string): string {
    return this.remember(`file ${name}`, () => {
      const { siteDir } = this.context;
      const file = path.join(siteDir, name);
      const stats = fs.statSync(file, { throwIfNoEntry: false });
      if (!stats) return randomUUID();
      // Nobody knows what webpack has read of a file that changed meanwhile.
      if (this.start !== undefined && stats.mtimeMs >= this.start) {
        return randomUUID();
      }
      return getSiteHashes(siteDir).get(file);
    });
  }

  private remember(key: string, make: () => string): string {
    const hash = this.hashes.get(key) ?? make();
    this.hashes.set(key, hash);
    return hash;
  }
}
