import { createRequire } from 'node:module';

/** Loads packages in the versions that Docusaurus depends on. */
export const requireFromCore = createRequire(
  require.resolve('@docusaurus/core/package.json'),
);
