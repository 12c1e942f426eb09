import type { Compilation, Dependency, Module, NormalModule } from 'webpack';

/** Docusaurus's list of modules that run in the browser on every page. */
export const CLIENT_MODULES = 'client-modules.js';

export const getFile = (module: Module): string =>
  module.nameForCondition() ?? '';

/** Returns a module's file with its query, or `''` if the module has no file. */
export const getResource = (module: Module | null): string =>
  (module as NormalModule | null)?.resource ?? '';

/** A module's dependencies in source order; those of dynamic imports come last. */
const listDependencies = (
  block: Pick<Module, 'dependencies' | 'blocks'>,
): readonly Dependency[] => [
  ...block.dependencies,
  ...block.blocks.flatMap(listDependencies),
];

/**
 * Lists the modules of a bundle in import order, after the `first` modules.
 * @param includes whether the list includes a module and the modules that it imports
 */
export function listModules(
  { moduleGraph, entries }: Compilation,
  first: readonly Module[],
  includes: (module: Module, imports: readonly (Module | null)[]) => boolean,
): readonly Module[] {
  const found = new Set<Module>();
  const visit = (module: Module | null): void => {
    if (!module || found.has(module)) return;
    const imports = listDependencies(module).map((dependency) =>
      moduleGraph.getModule(dependency),
    );
    if (!includes(module, imports)) return;
    found.add(module);
    imports.forEach(visit);
  };
  first.forEach(visit);
  for (const { dependencies } of entries.values()) {
    for (const entry of dependencies) visit(moduleGraph.getModule(entry));
  }
  return [...found];
}
