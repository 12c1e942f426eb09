/*
 * `npm run content`: loads the site as a build does, and fails for what a build only
 * warns of: descriptions, alternative texts, imports and samples of pages.
 */
process.env['NODE_ENV'] = 'production';
process.env['CONTENT_RULES'] = 'throw';
// A build may run beside it: each has generated files, and a lock, of its own.
process.env['DOCUSAURUS_GENERATED_FILES_DIR_NAME'] =
  'node_modules/.cache/content';

import('@docusaurus/core/lib/server')
  .then(({ load }) => load({ siteDir: process.cwd() }))
  .then(
    // Threads wait for pages.
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
