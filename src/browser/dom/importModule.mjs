/**
 * Imports what the build of the pages does not know. No TypeScript, because the
 * server's build would turn the import into a call that webpack warns of.
 */
export const importModule = (address) =>
  import(/* webpackIgnore: true */ address);
