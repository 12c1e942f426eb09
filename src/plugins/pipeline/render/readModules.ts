import { createHash } from 'node:crypto';
import type { Compilation, Module } from 'webpack';

/** The modules that pages are made of, by their names in `registry.js`. */
export interface PageModules {
  readonly names: readonly string[];
  /**
   * A value that is the same as long as a page of these modules cannot look
   * different.
   */
  readonly getHash: (names: readonly string[]) => string;
}

/** The modules, and all that they need and that are not known. */
function listNeeded(
  { moduleGraph }: Compilation,
  start: readonly Module[],
  known: ReadonlySet<Module>,
): ReadonlySet<Module> {
  const needed = new Set(start);
  for (const module of needed) {
    for (const { module: other } of moduleGraph.getOutgoingConnections(
      module,
    )) {
      if (!known.has(other)) needed.add(other);
    }
  }
  return needed;
}

function hashModules(
  { chunkGraph }: Compilation,
  modules: ReadonlySet<Module>,
): string {
  const hash = createHash('sha256');
  const hashes = [...modules].flatMap((module) =>
    [...chunkGraph.getModuleChunksIterable(module)].map(({ runtime }) =>
      chunkGraph.getModuleHash(module, runtime),
    ),
  );
  for (const value of hashes.sort()) hash.update(value);
  return hash.digest('hex');
}

/**
 * The modules that pages are made of, by their names in core's registry.
 *
 * @param registryFile core's list of them
 */
export function listParts(
  { modules, moduleGraph }: Compilation,
  registryFile: string,
): { readonly registry: Module; readonly parts: ReadonlyMap<string, Module> } {
  const registry = [...modules].find(
    (module) => module.nameForCondition() === registryFile,
  );
  if (!registry) throw new Error(`${registryFile}: is in no bundle`);
  const parts = new Map<string, Module>();
  for (const { dependency, module } of moduleGraph.getOutgoingConnections(
    registry,
  )) {
    if (dependency && 'userRequest' in dependency) {
      parts.set(String(dependency.userRequest), module);
    }
  }
  return { registry, parts };
}

/**
 * Reads the modules of the pages from the finished bundle for the server.
 *
 * @param registryFile core's list of them
 * @param factsFile module that says something of each page, which no hash has
 */
export function readModules(
  compilation: Compilation,
  registryFile: string,
  factsFile: string,
): PageModules {
  const { moduleGraph, modules } = compilation;
  const { registry, parts } = listParts(compilation, registryFile);
  const entries = [...compilation.entries.values()].flatMap(
    ({ dependencies }) =>
      dependencies.flatMap((entry) => moduleGraph.getModule(entry) ?? []),
  );
  const facts = [...modules].filter((m) => m.nameForCondition() === factsFile);
  // The registry needs the modules of all pages; no page is made of them all.
  const apart = [registry, ...facts];
  const shared = listNeeded(compilation, entries, new Set(apart));
  const sharedHash = hashModules(compilation, shared);
  const known = new Set([...apart, ...shared]);
  const hashes = new Map<string, string>();
  const getHash = (name: string): string => {
    const part = parts.get(name);
    if (!part) return `no module ${name}`;
    const hash =
      hashes.get(name) ??
      hashModules(compilation, listNeeded(compilation, [part], known));
    hashes.set(name, hash);
    return hash;
  };
  return {
    names: [...parts.keys()],
    getHash: (names) =>
      [process.version, sharedHash, ...names.map(getHash)].join(' '),
  };
}
