/*
 * `npm run content`: loads the site like a build, and turns the build's warnings about
 * descriptions, alternative texts, imports and samples into errors.
 */
process.env['NODE_ENV'] = 'production';
process.env['CONTENT_RULES'] = 'throw';
// A build may run at the same time, so this check has its own generated files and lock.
process.env['DOCUSAURUS_GENERATED_FILES_DIR_NAME'] =
  'node_modules/.cache/content';

import('@docusaurus/core/lib/server')
  .then(({ load }) => load({ siteDir: process.cwd() }))
  .then(
    // Worker threads that wait for finished pages would keep the process alive.
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
