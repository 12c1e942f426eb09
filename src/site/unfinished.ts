/**
 * A file that marks an unfinished build folder. An interrupted build mixes pages of two
 * builds, and some of them lack a security policy.
 */
export const UNFINISHED = '.unfinished';

/** The error message for a folder that contains this file. */
export const explainUnfinished = (folder: string): string =>
  `${folder}/${UNFINISHED}: the build was interrupted or is still running, so its pages may come from different builds. Run \`npm run build\` and let it finish.`;
