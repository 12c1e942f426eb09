import path from 'node:path';
import type { Compilation, Module } from 'webpack';
import { getFile, isStyle, listEntries, walk } from './walk';

/** What a module of pages, with all that it needs, is made of. */
export interface PageModule {
  /** Below the site's folder, without packages. */
  readonly files: readonly string[];
  /** Style sheets, in the order in which their modules would run. */
  readonly styles: readonly string[];
  /** Files that it adds to the site. */
  readonly assets: readonly string[];
}

/** Where to look for modules. */
export interface ModulesPlace {
  readonly siteDir: string;
  /** Core's list of the modules of pages. */
  readonly registryFile: string;
  /** Module that says something of each page. */
  readonly factsFile: string;
}

/** What all pages need, under a name that no module has. */
export const SHARED = '';

type CacheFiles = Parameters<Module['addCacheDependencies']>[0];

const collect = (files: Set<string>): CacheFiles =>
  ({
    add: (file: string) => files.add(file),
    addAll: (more: Iterable<string>) => {
      for (const file of more) files.add(file);
    },
  }) as unknown as CacheFiles;

/** The files from which webpack has made a module. */
function listInputs(module: Module): readonly string[] {
  const files = new Set<string>();
  const others = collect(new Set());
  module.addCacheDependencies(collect(files), collect(files), others, others);
  return [...files];
}

/** Of a package the lock file tells, and pages name no style of a global sheet. */
const isInput = (file: string): boolean =>
  !/[\\/]node_modules[\\/]/.test(file) &&
  (!file.endsWith('.css') || file.endsWith('.module.css'));

const listAssets = ({ buildInfo }: Module): readonly string[] =>
  Object.keys((buildInfo?.['assets'] as object | undefined) ?? {});

const listStyles = (modules: readonly Module[]): readonly string[] =>
  modules.filter(isStyle).map(getFile);

function describe(
  siteDir: string,
  all: readonly Module[],
  own = all,
): PageModule {
  const toRelative = (file: string): string => path.relative(siteDir, file);
  const files = own.flatMap(listInputs).filter(isInput).map(toRelative);
  return {
    files: [...new Set(files)].sort(),
    styles: listStyles(all).map(toRelative),
    assets: own.flatMap(listAssets),
  };
}

/** Core's list of what runs first in the client; the server meets pages before. */
const CLIENT_MODULES = 'client-modules.js';

/** @throws when there is none */
function need(modules: Iterable<Module>, file: string, topic: string): Module {
  for (const module of modules) {
    if (getFile(module).endsWith(file)) return module;
  }
  throw new Error(
    `The server's bundle has no ${path.basename(file)}. See src/plugins/pipeline/README.md, "${topic}".`,
  );
}

/** What the graph of the bundle for the server says of pages. */
export interface ReadModules {
  /**
   * What core's registry names, as far as webpack has read it, and SHARED, whose
   * files none of the others has again.
   */
  readonly modules: ReadonlyMap<string, PageModule>;
  /** Style sheets that run before those of the pages, and after. */
  readonly styles: readonly [
    before: readonly string[],
    after: readonly string[],
  ];
}

/** Reads of what pages are made from the graph of the bundle for the server. */
export function readModules(
  compilation: Compilation,
  { siteDir, registryFile, factsFile }: ModulesPlace,
): ReadModules {
  const { moduleGraph, modules } = compilation;
  const registry = need(modules, registryFile, 'Modules');
  // The registry needs the modules of all pages; no page is made of them all.
  const list = (
    start: readonly Module[],
    known?: ReadonlySet<Module>,
  ): readonly Module[] => {
    const found = new Set<Module>();
    walk(compilation, start, (module) => {
      if (known?.has(module) || found.has(module)) return false;
      found.add(module);
      return module !== registry;
    });
    return [...found];
  };
  const all = list([
    need(modules, CLIENT_MODULES, 'Styles'),
    ...listEntries(compilation),
  ]);
  const before = all.slice(0, all.indexOf(registry));
  const after = all.slice(before.length + 1);
  const shared = [...before, ...after].filter(
    (module) => getFile(module) !== factsFile,
  );
  const read = new Map([[SHARED, describe(siteDir, shared)]]);
  const [hasRun, runsLater] = [new Set(before), new Set(after)];
  // The registry names each twice: to load it now, and to load it later.
  const named = new Map(
    [...moduleGraph.getOutgoingConnections(registry)].flatMap(
      ({ dependency, module }) =>
        dependency && 'userRequest' in dependency
          ? [[String(dependency.userRequest), module] as const]
          : [],
    ),
  );
  for (const [name, module] of named) {
    // Runs what has not run before the registry.
    const needed = list([module], hasRun);
    const own = needed.filter((one) => !runsLater.has(one));
    read.set(name, describe(siteDir, needed, own));
  }
  return { modules: read, styles: [listStyles(before), listStyles(after)] };
}
