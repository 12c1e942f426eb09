import type { Compilation, Dependency, Module, NormalModule } from 'webpack';

/** Docusaurus's list of modules that run in the browser on every page. */
export const CLIENT_MODULES = 'client-modules.js';

export const getFile = (module: Module): string =>
  module.nameForCondition() ?? '';

/** The file of a module with its query; `''` if it has none. */
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
 * The modules of a bundle in the order of their imports, after the `first` ones.
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
