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
import { CLIENT_MODULES, getFile, listModules } from '../listModules';
import { ITSELF } from './clientLoader';
import { explainLife } from './findLife';

const NAME = 'ClientComponents';

interface Found {
  /** Files that only the build runs; browsers get their HTML. */
  readonly still: readonly string[];
  /** Client files that still files import. */
  readonly clients: readonly string[];
}

const getResource = (module: Module | null): string =>
  (module as NormalModule | null)?.resource ?? '';

/**
 * Follows the imports of pages, and stops at files that run in the browser.
 * @param live files that run in the browser without `'use client'`
 */
function walk(compilation: Compilation, live: ReadonlySet<string>): Found {
  const clients = new Set<string>();
  const still = listModules(compilation, [], (module, imports) => {
    const file = getFile(module);
    if (live.has(file) || file.endsWith(CLIENT_MODULES)) return false;
    const isClient = imports.some((one) => getResource(one) === file + ITSELF);
    if (isClient) clients.add(file);
    return !isClient;
  });
  return {
    still: [...new Set(still.map(getFile))],
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
