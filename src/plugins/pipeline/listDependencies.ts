import type { Dependency, Module } from 'webpack';

/** What a module asks for, in the order of its code, later imports included. */
export const listDependencies = (
  block: Pick<Module, 'dependencies' | 'blocks'>,
): readonly Dependency[] => [
  ...block.dependencies,
  ...block.blocks.flatMap(listDependencies),
];
