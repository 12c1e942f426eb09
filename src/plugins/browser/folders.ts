/** Folders of the files that `src/browser` loads, below the base URL. */
export const COMPILER = 'js/compiler/';
export const RUN = 'js/run/';
export const UPGRADE = 'js/upgrade/';
