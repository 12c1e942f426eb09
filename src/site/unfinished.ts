/**
 * Name of the file that is in a build's folder from its first write to its
 * last. One that was stopped has pages of two builds, some without a policy.
 */
export const UNFINISHED = '.unfinished';

/** What to say of a folder that has such a file. */
export const explainUnfinished = (folder: string): string =>
  `${folder}/${UNFINISHED}: the build was interrupted or is still running, so its pages may not match. Run \`npm run build\` and let it finish.`;
