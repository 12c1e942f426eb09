import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import webpack from 'webpack';
import ChunkTables from './ChunkTables';
import PageFiles from './PageFiles';
import PurgeStyles from './PurgeStyles';

const CORE = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);

const THEME = path.dirname(require.resolve('@docusaurus/theme-classic'));

const SITE = path.join(__dirname, '../..');

/**
 * Scripts and styles of components that pages share, a chunk for each folder;
 * core copies the scripts into every page that uses them, and sends the styles
 * with all pages.
 */
const PARTS = {
  test: /[\\/]src[\\/]components[\\/](?:api|compare|DeviceFamilies|Diagram|FeedFormat|home|search[\\/]SearchDialog)[\\/]/,
  name: (module: { nameForCondition: () => string | null }) =>
    `part-${module.nameForCondition()?.match(/components[\\/](\w+)/)?.[1] ?? ''}`,
  chunks: 'async' as const,
  enforce: true,
  priority: 60,
};

/**
 * Keeps what every page loads from growing with each version. Core puts routes,
 * chunk names and file names of all pages into the main bundle; here every
 * version's part is a chunk of its own, loaded with the first page that needs it.
 */
export default function leanPlugin({
  baseUrl,
  generatedFilesDir,
  siteConfig,
}: LoadContext): Plugin {
  const pageFiles = new PageFiles(generatedFilesDir, baseUrl);
  return {
    name: 'lean',
    configureWebpack(config, isServer) {
      const prism = new webpack.NormalModuleReplacementPlugin(
        /^(?:prism-react-renderer|\.\.)\/prism(?:\/index\.js)?$/,
        path.join(SITE, 'components/CodeLines/prism.ts'),
      );
      if (config.mode !== 'production') return { plugins: [prism] };
      if (isServer) return { plugins: [prism, pageFiles.server] };
      // Names every chunk; `ChunkTables` knows them already.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      return {
        optimization: {
          chunkIds: 'named',
          splitChunks: { cacheGroups: { parts: PARTS } },
        },
        module: {
          rules: [
            {
              include: [
                'routes.js',
                'registry.js',
                'docusaurus.config.mjs',
              ].map((file) => path.join(generatedFilesDir, file)),
              use: path.join(__dirname, 'loader.ts'),
            },
            {
              include: ['routesChunkNames.json', 'globalData.json'].map(
                (file) => path.join(generatedFilesDir, file),
              ),
              type: 'javascript/auto',
              use: path.join(__dirname, 'loader.ts'),
            },
          ],
        },
        resolve: {
          alias: {
            // Only adds languages, and brings Prism to every page.
            [path.join(THEME, 'prism-include-languages.js')]: false,
          },
        },
        plugins: [
          prism,
          new webpack.NormalModuleReplacementPlugin(
            /^@site\/src\/components\/CodeLines$/,
            '@site/src/components/CodeLines/Lazy',
          ),
          new ChunkTables(),
          new PurgeStyles(siteConfig.themeConfig as ThemeConfig),
          pageFiles.client,
          new webpack.NormalModuleReplacementPlugin(
            /^\.\/(?:preload|docusaurus)$/,
            (module: { context: string; request: string }) => {
              if (module.context !== CORE) return;
              module.request = path.join(__dirname, 'client', module.request);
            },
          ),
        ],
      };
    },
  };
}
