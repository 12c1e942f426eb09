/** The script of `docusaurus`, because Windows can't start `npx` without a shell. */
export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
