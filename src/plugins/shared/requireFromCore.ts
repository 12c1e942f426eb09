import { createRequire } from 'node:module';

/** Loads the copy of a package that Docusaurus uses. */
export const requireFromCore = createRequire(
  require.resolve('@docusaurus/core/package.json'),
);
