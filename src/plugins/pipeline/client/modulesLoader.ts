import fs from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';

/** Style sheets, what only core's client needs, and what starts our own script there. */
const NOT_FOR_PAGES =
  /\.css'|@docusaurus[\\/]+theme-classic[\\/]+lib[\\/]+(?:prism-include-languages|nprogress)|[\\/]src[\\/]+browser[\\/]+client\.ts'/;

interface Options {
  readonly generatedFilesDir: string;
}

/**
 * Gives the script of pages core's list of client modules, but for those that only
 * core's client needs. Without any, that script pays nothing for them.
 *
 * @throws when core writes its list otherwise
 */
export default function modulesLoader(
  this: LoaderContext<Options>,
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
