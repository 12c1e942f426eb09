/** Where the number of a pressed button waits until the page is loaded again. */
export const RUN_KEY = 'site.run';
