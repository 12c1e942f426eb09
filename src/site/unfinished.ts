/** Marks an unfinished build folder, whose pages may lack a security policy. */
export const UNFINISHED = '.unfinished';

export const explainUnfinished = (folder: string): string =>
  `${folder}/${UNFINISHED}: the build was interrupted or is still running, so this folder may contain pages from different builds. Run \`npm run build\` and let it finish.`;
