declare module '@generated/openrpc/default/loaders' {
  const loaders: import('./browser/compare/Comparison').Loaders;
  export default loaders;
}

declare module '@generated/openrpc/default/steps' {
  const steps: readonly import('./openrpc').ComparisonModel[];
  export default steps;
}

declare module '@generated/main/default/versions.json' {
  /** The versions in this build, the oldest first. */
  const versions: readonly string[];
  export default versions;
}

declare module '@generated/openrpc/default/summaries.json' {
  /** What is new in each released version, in one line. */
  const summaries: Readonly<Record<string, string>>;
  export default summaries;
}

declare module '@generated/main/default/siteMap.json' {
  const siteMap: import('./site/siteMap').SiteMap;
  export default siteMap;
}

declare module '@generated/client-modules' {
  const modules: readonly import('./browser/navigate/clientModules').ClientModule[];
  export default modules;
}
