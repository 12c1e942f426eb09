/**
 * This file isn't TypeScript, because the compiler would turn `import()` into `require()`
 * for the server.
 */
export const importModule = (address) =>
  import(/* webpackIgnore: true */ address);
