import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { EsbuildPlugin } from 'esbuild-loader';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, Module } from 'webpack';
import { replaceClient } from './replaceModules';

const MAIN = /assets\/js\/main\./;

/** Slower and 7 % smaller, for the bundle that every page loads. */
const minifyMain = new TerserPlugin({
  include: MAIN,
  extractComments: false,
  terserOptions: { ecma: 2020, compress: { passes: 2 } },
});

const FOLDER =
  /[\\/]src[\\/]components[\\/](api|compare|DeviceFamilies|Diagram|feed|home|search[\\/]SearchDialog)[\\/]/;

const getFolder = (module: Module): string | undefined =>
  FOLDER.exec(module.nameForCondition() ?? '')?.[1]?.replace(/\W.*/, '');

/** Style sheets of components that few pages have, one for each folder. */
const STYLES = {
  type: 'css/mini-extract',
  test: (module: Module) => getFolder(module) !== undefined,
  name: (module: Module) => `part-${getFolder(module) ?? ''}`,
  chunks: 'all' as const,
  enforce: true,
  priority: 60,
};

const THEME = path.dirname(require.resolve('@docusaurus/theme-classic'));

/** What the production build of the client is set to. */
export function getClientSettings(
  { generatedFilesDir }: LoadContext,
  plugins: NonNullable<Configuration['plugins']>,
): Configuration {
  const use = path.join(__dirname, 'loader.ts');
  const getFiles = (...names: readonly string[]): readonly string[] =>
    names.map((name) => path.join(generatedFilesDir, name));
  return {
    optimization: {
      chunkIds: 'named',
      splitChunks: { cacheGroups: { parts: STYLES } },
      minimizer: [
        minifyMain,
        new EsbuildPlugin({ target: 'es2020', exclude: MAIN }),
      ],
    },
    module: {
      rules: [
        {
          include: [
            ...getFiles('routes.js', 'registry.js', 'docusaurus.config.mjs'),
          ],
          use,
        },
        {
          include: [...getFiles('routesChunkNames.json', 'globalData.json')],
          type: 'javascript/auto',
          use,
        },
      ],
    },
    resolve: {
      alias: {
        // Only adds languages, and brings Prism to every page.
        [path.join(THEME, 'prism-include-languages.js')]: false,
      },
    },
    plugins: [...plugins, ...replaceClient()],
  };
}
