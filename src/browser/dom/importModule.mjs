/**
 * Imports a module that the bundler doesn't know. This isn't TypeScript, because the server
 * bundle would compile `import()` to `require()`, which webpack warns of.
 */
export const importModule = (address) =>
  import(/* webpackIgnore: true */ address);
