import path from 'node:path';
import type { Configuration } from 'webpack';

/**
 * React, and packages that only Docusaurus's server entry imports. Node.js loads them
 * directly; bundled, they would be a quarter of webpack's modules.
 */
export const PACKAGES = [
  'chalk',
  'eta',
  'fs-extra',
  'lodash',
  'react',
  'react-dom',
  'react-dom/server',
  'react-helmet-async',
  'react-loadable-ssr-addon-v5-slorber',
  'react-router',
  'react-router-config',
  'react-router-dom',
];

/** Off, because these options only make bundles smaller, and no browser loads this one. */
const OPTIMIZATION = {
  concatenateModules: false,
  innerGraph: false,
  mangleExports: false,
  providedExports: false,
  realContentHash: false,
  sideEffects: false,
  splitChunks: false,
  usedExports: false,
} as const;

/** Webpack settings for the production build of the server. */
export function getServerSettings(
  plugins: NonNullable<Configuration['plugins']>,
): Configuration {
  return {
    externals: Object.fromEntries(
      PACKAGES.map((name) => [name, `commonjs ${name}`]),
    ),
    // Pages aren't minified, so leave out the minifier and its Terser, the largest module.
    resolve: {
      alias: {
        'html-minifier-terser': false,
        '@docusaurus/router': path.join(__dirname, 'render/router.tsx'),
      },
    },
    optimization: OPTIMIZATION,
    plugins,
  };
}
