/**
 * Imports a module that webpack doesn't bundle. This isn't TypeScript, because the compiler
 * would turn `import()` into `require()` for the server, and webpack would warn.
 */
export const importModule = (address) =>
  import(/* webpackIgnore: true */ address);
