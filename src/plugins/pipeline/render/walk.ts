import type { Compilation, Module } from 'webpack';
import { listDependencies } from '../listDependencies';

export const getFile = (module: Module): string =>
  module.nameForCondition() ?? '';

export const isStyle = (module: Module): boolean =>
  getFile(module).endsWith('.css');

export const listEntries = ({
  moduleGraph,
  entries,
}: Compilation): readonly Module[] =>
  [...entries.values()].flatMap(({ dependencies }) =>
    dependencies.flatMap((entry) => moduleGraph.getModule(entry) ?? []),
  );

/**
 * Visits modules in the order in which they would run.
 *
 * @param visit says whether to go on with what the module needs
 */
export function walk(
  { moduleGraph }: Compilation,
  start: readonly Module[],
  visit: (module: Module) => boolean,
): void {
  const go = (module: Module | null): void => {
    if (!module || !visit(module)) return;
    for (const dependency of listDependencies(module)) {
      go(moduleGraph.getModule(dependency));
    }
  };
  start.forEach(go);
}
