declare module '@generated/openrpc/default/loaders' {
  const loaders: import('./compare/useComparison').Loaders;
  export default loaders;
}

declare module '@generated/openrpc/default/steps' {
  const steps: readonly import('../openrpc').ComparisonModel[];
  export default steps;
}

declare module '@generated/*/default/versions.json' {
  /** All released versions, the oldest first. */
  const versions: readonly string[];
  export default versions;
}

declare module '@generated/client-modules' {
  const modules: readonly import('./navigate/clientModules').ClientModule[];
  export default modules;
}
