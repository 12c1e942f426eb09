import fs from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';

/** Style sheets, modules only for Docusaurus's client, and our own start script. */
const NOT_FOR_PAGES =
  /\.css'|@docusaurus[\\/]+theme-classic[\\/]+lib[\\/]+(?:prism-include-languages|nprogress)|[\\/]src[\\/]+browser[\\/]+client\.ts'/;

/**
 * Adds the site's client modules to the script of pages.
 * @throws if the format of Docusaurus's list has changed
 */
export default function modulesLoader(
  this: LoaderContext<{ readonly generatedFilesDir: string }>,
  source: string,
): string {
  const { generatedFilesDir } = this.getOptions();
  const file = path.join(generatedFilesDir, 'client-modules.js');
  this.addDependency(file);
  const [first, ...lines] = fs.readFileSync(file, 'utf8').trim().split('\n');
  if (first !== 'export default [' || lines.pop() !== '];') {
    throw new Error(
      'Docusaurus now writes client-modules.js in a different format. See src/plugins/pipeline/README.md, "Client modules".',
    );
  }
  const modules = lines.filter((line) => !NOT_FOR_PAGES.test(line));
  const names = source.matchAll(/^export function (\w+)/gm);
  if (modules.length === 0) {
    return Array.from(
      names,
      ([, name = '']) => `export const ${name} = () => undefined;`,
    ).join('\n');
  }
  return source.replace(
    /^import modules from .*$/m,
    `const modules: readonly ClientModule[] = [\n${modules.join('\n')}\n];`,
  );
}
