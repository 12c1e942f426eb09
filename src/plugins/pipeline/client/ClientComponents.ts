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

/** Docusaurus's list of modules that run in the browser on every page. */
const CLIENT_MODULES = 'client-modules.js';

interface Found {
  /** Files that only the build runs; browsers get their HTML. */
  readonly still: readonly string[];
  /** Client files that still files import. */
  readonly clients: readonly string[];
}

const getFile = (module: Module): string => module.nameForCondition() ?? '';

const getResource = (module: Module | null): string =>
  (module as NormalModule | null)?.resource ?? '';

/**
 * Follows the imports of pages, and stops at files that run in the browser.
 * @param live files that run in the browser without `'use client'`
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
 * A webpack plugin that finds the pages' client files in the server bundle, and reports
 * each file without 'use client' that has hooks or handlers.
 */
export class ClientComponents {
  private resolve: (files: readonly string[]) => void = () => undefined;

  private readonly files = new Promise<readonly string[]>((resolve) => {
    this.resolve = resolve;
  });

  /** The client files of all pages; resolves when the server bundle is made. */
  readonly getFiles = (): Promise<readonly string[]> => this.files;

  /** @param live files that run in the browser without `'use client'` */
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
