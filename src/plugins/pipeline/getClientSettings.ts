import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { EsbuildPlugin } from 'esbuild-loader';
import type { Configuration, Module } from 'webpack';
import { replaceClient } from './replaceModules';

/** Folders of components that few pages have. */
const FOLDER =
  /[\\/](?:src[\\/]components|theme)[\\/](api|compare|Details|DeviceFamilies|Diagram|DocCa\w+|feed|home|NearestPages|NotFound|playground|search[\\/]SearchDialog|Tabs|upgrade|versions)[\\/]/;

/** Pages of a category have cards, and hardly another page has. */
const getPart = (module: Module): string | undefined =>
  FOLDER.exec(module.nameForCondition() ?? '')?.[1]
    ?.replace(/\W.*/, '')
    .replace(/^DocCa.*/, 'category');

/** Their style sheets, one for each folder. */
const STYLES = {
  type: 'css/mini-extract',
  test: (module: Module) => getPart(module) !== undefined,
  name: (module: Module) => `part-${getPart(module) ?? ''}`,
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
      minimizer: [new EsbuildPlugin({ target: 'es2020' })],
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
