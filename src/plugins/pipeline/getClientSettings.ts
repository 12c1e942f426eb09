import path from 'node:path';
import { EsbuildPlugin } from 'esbuild-loader';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, Module } from 'webpack';
import { TARGETS } from '../shared/targets';

/** Folders of components that few pages have. */
const FOLDER =
  /[\\/](?:src[\\/](?:components|browser)|theme)[\\/](?!search[\\/]SearchBar)(Admonition|api|compare|Details|DeviceFamilies|Diagram|DocCa\w+|feed|home|nearest|NotFound|playground|search|Tabs|upgrade|versions)[\\/]/;

/** What `src/css/base.css` lacks of Infima, by the plugin `styles`. */
const INFIMA = /[\\/](infima)-rest\.css$/;

/** Pages of a category have cards, and hardly another page has. */
const getPart = (module: Module): string | undefined =>
  (FOLDER.exec(module.nameForCondition() ?? '') ??
    INFIMA.exec(module.nameForCondition() ?? ''))?.[1]
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

/** What tools share, each in one file. */
const REACT = {
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|object-assign)[\\/]/,
  name: 'react',
  chunks: 'async' as const,
  enforce: true,
  priority: 60,
};

const DOWNSHIFT = {
  ...REACT,
  test: /[\\/]node_modules[\\/]downshift[\\/]/,
  name: 'downshift',
};

/** By names instead of as a namespace. */
const NAMED_REACT = {
  test: /[\\/]downshift\.esm\.mjs$/,
  resolve: {
    alias: {
      react$: path.resolve(__dirname, '../../browser/react/named.ts'),
    },
  },
};

/**
 * The script of every page. Terser makes it 4 % smaller than esbuild, in a second;
 * for the tools it would take ten, for bytes that few readers load.
 */
const MAIN = /[\\/]main\.\w+\.js$/;

/** What the production build of the client is set to. */
export const getClientSettings = (
  plugins: NonNullable<Configuration['plugins']>,
): Configuration => ({
  module: { rules: [NAMED_REACT] },
  optimization: {
    chunkIds: 'named',
    runtimeChunk: false,
    splitChunks: {
      cacheGroups: {
        parts: STYLES,
        react: REACT,
        downshift: DOWNSHIFT,
        // Its names are long, and the script of every page has a list of them.
        defaultVendors: false,
      },
    },
    minimizer: [
      new TerserPlugin({
        test: MAIN,
        extractComments: false,
        parallel: false,
        terserOptions: { ecma: 2020, compress: { passes: 2 } },
      }),
      new EsbuildPlugin({ target: TARGETS, exclude: MAIN }),
      new EsbuildPlugin({ css: true, include: /\.css$/, target: TARGETS }),
    ],
  },
  plugins: [...plugins],
});
