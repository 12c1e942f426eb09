import { createRequire } from 'node:module';

/** Loads packages that Docusaurus depends on, in the version that it uses. */
export const requireFromCore = createRequire(
  require.resolve('@docusaurus/core/package.json'),
);
