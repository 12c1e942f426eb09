import type { Plugin } from '@docusaurus/types';
import { EsbuildPlugin } from 'esbuild-loader';
import TerserPlugin from 'terser-webpack-plugin';

const MAIN = /assets\/js\/main\./;

/** Minifies scripts and styles with esbuild in place of Terser and cssnano. */
export default function esbuildPlugin(): Plugin {
  // Saves a fifth of the build and costs a page 20 bytes; core looks for it.
  process.env['SKIP_HTML_MINIFICATION'] ??= 'true';
  return {
    name: 'esbuild',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: {
          minimizer: [
            // Slower and 7 % smaller, for the bundle that every page loads.
            new TerserPlugin({
              include: MAIN,
              extractComments: false,
              terserOptions: { ecma: 2020, compress: { passes: 2 } },
            }),
            new EsbuildPlugin({ target: 'es2020', css: true, exclude: MAIN }),
          ],
        },
      };
    },
  };
}
