import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { WebpackError, type Compilation, type Compiler } from 'webpack';
import { getSitePath } from '../../shared/getSitePath';
import { Deferred } from '../Deferred';
import {
  CLIENT_MODULES,
  getFile,
  getResource,
  listModules,
} from '../listModules';
import { ITSELF } from './clientLoader';
import { explainLife, explainPackage } from './findLife';

const NAME = 'ClientComponents';

/** Packages of Docusaurus, whose parts work without React in the browser. */
const KNOWN =
  /^(?:@docusaurus\/|@mdx-js\/|(?:clsx|prism-react-renderer|react|react-dom)$)/;

/** Returns the package that a file belongs to, or `''`. */
const getPackage = (file: string): string =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(posixPath(file))?.[1] ?? '';

const THEME = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/theme',
);

/** Returns the theme's component that a file of the site replaces, or `''`. */
function readOriginal(name: string): string {
  const own = /^src\/theme\/(.*)\.[jt]sx?$/.exec(name)?.[1];
  const file = path.join(THEME, `${own ?? ''}.js`);
  return own !== undefined && fs.existsSync(file)
    ? fs.readFileSync(file, 'utf8')
    : '';
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
      const { still, clients, packages } = this.walk(compilation);
      for (const file of still.filter(this.isOwn)) {
        const text = fs.readFileSync(file, 'utf8');
        const name = this.getName(file);
        const problem = explainLife(name, text, readOriginal(name));
        if (!problem) continue;
        const { errors, warnings } = compilation;
        const list = problem.isWarning ? warnings : errors;
        list.push(new WebpackError(problem.message));
      }
      for (const name of packages) {
        const files = still.filter((file) => getPackage(file) === name);
        const texts = files.map((file) => fs.readFileSync(file, 'utf8'));
        const warning = explainPackage(name, texts);
        if (warning) compilation.warnings.push(new WebpackError(warning));
      }
      this.files.resolve(clients);
    });
    compiler.hooks.failed.tap(NAME, () => this.files.resolve([]));
  }

  /**
   * Follows the imports of pages, and stops at files that run in the browser.
   * @returns still files, which only the build runs, and what they import: client files,
   *   and packages of the site
   */
  private walk(compilation: Compilation) {
    const clients = new Set<string>();
    const imported = new Set<string>();
    const still = listModules(compilation, [], (module, imports) => {
      const file = getFile(module);
      if (this.live.has(file) || file.endsWith(CLIENT_MODULES)) return false;
      const isClient = imports.some(
        (one) => getResource(one) === file + ITSELF,
      );
      if (isClient) clients.add(file);
      else if (this.isOwn(file))
        for (const one of imports) if (one) imported.add(getFile(one));
      return !isClient;
    });
    const packages = new Set(Array.from(imported, getPackage));
    return {
      still: [...new Set(still.map(getFile))],
      clients: [...clients].sort(),
      packages: [...packages].filter((name) => name && !KNOWN.test(name)),
    };
  }

  /** Whether a file is a script or a page of the site's owner. */
  private readonly isOwn = (file: string): boolean => {
    const name = this.getName(file);
    return (
      !/^\.\.|node_modules\/|^\.docusaurus\/|^src\/browser\//.test(name) &&
      /\.(?:[cm]?[jt]sx?|mdx?)$/.test(name)
    );
  };

  /** Returns the path from the site's folder, with `/`. */
  private getName(file: string): string {
    return getSitePath(this.siteDir, file);
  }
}
