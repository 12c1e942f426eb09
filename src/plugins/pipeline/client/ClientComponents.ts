import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import {
  WebpackError,
  type Compilation,
  type Compiler,
  type Module,
  type NormalModule,
} from 'webpack';
import { listDependencies } from '../listDependencies';
import { ITSELF } from './clientLoader';
import { explainLife } from './findLife';

const NAME = 'ClientComponents';

/** Core's list of what runs in the browser beside the pages. */
const CLIENT_MODULES = 'client-modules.js';

interface Found {
  /** Files of the site of which only HTML reaches readers. */
  readonly still: readonly string[];
  /** Client files that one of those imports. */
  readonly clients: readonly string[];
}

const getFile = (module: Module): string => module.nameForCondition() ?? '';

const getResource = (module: Module | null): string =>
  (module as NormalModule | null)?.resource ?? '';

/**
 * Follows the imports of pages up to what runs in the browser.
 * @param live files that run there although they do not say so
 */
function walk(
  { moduleGraph, entries }: Compilation,
  live: ReadonlySet<string>,
): Found {
  const seen = new Set<Module>();
  const clients = new Set<string>();
  const visit = (module: Module | null): void => {
    if (!module || seen.has(module)) return;
    const file = getFile(module);
    if (live.has(file) || file.endsWith(CLIENT_MODULES)) return;
    const next = listDependencies(module).map((one) =>
      moduleGraph.getModule(one),
    );
    if (next.some((one) => getResource(one) === file + ITSELF)) {
      clients.add(file);
      return;
    }
    seen.add(module);
    next.forEach(visit);
  };
  for (const { dependencies } of entries.values()) {
    for (const entry of dependencies) visit(moduleGraph.getModule(entry));
  }
  return {
    still: [...new Set([...seen].map(getFile))],
    clients: [...clients].sort(),
  };
}

/**
 * Learns from the bundle for the server which client files pages need, and fails
 * the build for what would be dead in the browser.
 */
export class ClientComponents {
  private resolve: (files: readonly string[]) => void = () => undefined;

  private readonly files = new Promise<readonly string[]>((resolve) => {
    this.resolve = resolve;
  });

  /** Waits for the bundle for the server. */
  readonly getFiles = (): Promise<readonly string[]> => this.files;

  /** @param live files that run in the browser although they do not say so */
  constructor(
    private readonly siteDir: string,
    private readonly live: ReadonlySet<string>,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.finishMake.tap(NAME, (compilation) => {
      const { still, clients } = walk(compilation, this.live);
      const errors = still.flatMap((file) => this.check(file));
      compilation.errors.push(...errors.map((text) => new WebpackError(text)));
      this.resolve(clients);
    });
    compiler.hooks.failed.tap(NAME, () => {
      this.resolve([]);
    });
  }

  private check(file: string): readonly string[] {
    const name = posixPath(path.relative(this.siteDir, file));
    if (/^\.\.|node_modules\/|^\.docusaurus\/|^src\/browser\//.test(name))
      return [];
    if (!/\.(?:[cm]?[jt]sx?|mdx?)$/.test(name)) return [];
    const message = explainLife(name, fs.readFileSync(file, 'utf8'));
    return message === undefined ? [] : [message];
  }
}
