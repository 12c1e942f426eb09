/** A require of Infima in the list of modules that the client runs first. */
const INFIMA = /require\((["'])(.*?infima[\\/].*?\.css)\1\)/;

/**
 * What stands for Infima, for which the theme asks, as an alias of webpack.
 * @param clientModules core's `client-modules.js`
 * @throws when the theme asks for it no longer
 */
export function getReplacement(
  clientModules: string,
  file: string,
): Readonly<Record<string, string>> {
  const infima = INFIMA.exec(clientModules)?.[2];
  if (infima === undefined) {
    throw new Error(
      `.docusaurus/client-modules.js: the theme no longer imports Infima's style sheet, which ${file} replaces. List that file first in customCss in docusaurus.config.ts, and delete src/plugins/styles.`,
    );
  }
  return { [JSON.parse(`"${infima}"`) as string]: file };
}
