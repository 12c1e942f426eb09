import type { Dependency, Module } from 'webpack';

/** A module's dependencies in source order; those of dynamic imports come last. */
export const listDependencies = (
  block: Pick<Module, 'dependencies' | 'blocks'>,
): readonly Dependency[] => [
  ...block.dependencies,
  ...block.blocks.flatMap(listDependencies),
];
