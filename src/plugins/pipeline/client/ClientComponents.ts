import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { WebpackError, type Compilation, type Compiler } from 'webpack';
import { Deferred } from '../Deferred';
import {
  CLIENT_MODULES,
  getFile,
  getResource,
  listModules,
} from '../listModules';
import { ITSELF } from './clientLoader';
import { explainLife } from './findLife';

const NAME = 'ClientComponents';

/**
 * Follows the imports of pages, and stops at files that run in the browser.
 * @returns still files, which only the build runs, and the client files that they import
 */
function walk(compilation: Compilation, live: ReadonlySet<string>) {
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

/** Finds the pages' client files, and reports files that lack 'use client'. */
export class ClientComponents {
  private readonly files = new Deferred<readonly string[]>();

  /** Resolves to the client files of all pages when the server bundle is ready. */
  readonly getFiles = (): Promise<readonly string[]> => this.files.promise;

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
      this.files.resolve(clients);
    });
    compiler.hooks.failed.tap(NAME, () => this.files.resolve([]));
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
