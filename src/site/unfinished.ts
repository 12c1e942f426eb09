/**
 * Name of the file that lies in a build's folder from its first write to its
 * last. One that was stopped has pages of two builds, some without a policy.
 */
export const UNFINISHED = '.unfinished';

/** What to say of a folder that has such a file. */
export const explainUnfinished = (folder: string): string =>
  `${folder}/${UNFINISHED}: the build was stopped, or still runs, so its pages do not fit together. Run \`npm run build\` to its end.`;
