import path from 'node:path';
import { EsbuildPlugin } from 'esbuild-loader';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, Module } from 'webpack';
import { TARGETS } from '../shared/targets';

/** Folders of components that only some pages use. */
const FOLDER =
  /[\\/](?:src[\\/](?:components|browser)|theme)[\\/](?!search[\\/]SearchBar)(Admonition|api|compare|Details|DeviceFamilies|Diagram|DocCa\w+|feed|home|nearest|NotFound|playground|search|Tabs|upgrade|versions)[\\/]/;

/** The Infima rules that `src/css/base.css` lacks; the plugin `styles` writes them. */
const INFIMA = /[\\/](infima)-rest\.css$/;

/** Returns the group of a style sheet, which is named after its folder. */
const getPart = (module: Module): string | undefined =>
  (FOLDER.exec(module.nameForCondition() ?? '') ??
    INFIMA.exec(module.nameForCondition() ?? ''))?.[1]
    ?.replace(/\W.*/, '')
    .replace(/^DocCa.*/, 'category');

const STYLES = {
  type: 'css/mini-extract',
  test: (module: Module) => getPart(module) !== undefined,
  name: (module: Module) => `part-${getPart(module) ?? ''}`,
  chunks: 'all' as const,
  enforce: true,
  priority: 60,
};

/** Several tools share React and Downshift, so both get their own chunks. */
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

/** Downshift's `import *` would add interop code to the script of every page. */
const NAMED_REACT = {
  test: /[\\/]downshift\.esm\.mjs$/,
  resolve: {
    alias: { react$: path.resolve(__dirname, '../../browser/react/named.ts') },
  },
};

// Terser makes the script of every page 4 % smaller than esbuild does, and takes one
// second. For the tools, which few readers load, Terser would take ten seconds.
const MAIN = /[\\/]main\.\w+\.js$/;

export const getClientSettings = (): Configuration => ({
  module: { rules: [NAMED_REACT] },
  // Scripts have the encoding of the page, so the attribute would add nothing.
  output: { charset: false },
  optimization: {
    chunkIds: 'named',
    runtimeChunk: false,
    splitChunks: {
      cacheGroups: {
        parts: STYLES,
        react: REACT,
        downshift: DOWNSHIFT,
        // This group's long chunk names would be listed in the script of every page.
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
});
