/* `npm run content`: loads the site, and reports content warnings as errors. */
process.env['NODE_ENV'] = 'production';
process.env['CONTENT_RULES'] = 'throw';
// A separate folder and lock, because a build may run at the same time.
process.env['DOCUSAURUS_GENERATED_FILES_DIR_NAME'] =
  'node_modules/.cache/content';

import('@docusaurus/core/lib/server')
  .then(({ load }) => load({ siteDir: process.cwd() }))
  .then(
    // Otherwise, worker threads that wait for pages would keep the process alive.
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
