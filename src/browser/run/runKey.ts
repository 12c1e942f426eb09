/** Where the number of a pressed button waits until the page is loaded again. */
export const RUN_KEY = 'site.run';

/** Set while the playground is loaded again to run. */
export const PLAYGROUND_RUN_KEY = 'site.run-playground';
