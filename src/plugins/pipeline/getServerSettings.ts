import path from 'node:path';
import type { Configuration } from 'webpack';

/** Node.js loads these; if bundled, they would be a quarter of webpack's modules. */
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

/** These options only make bundles smaller, and no browser loads this bundle. */
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

export const getServerSettings = (): Configuration => ({
  externals: Object.fromEntries(
    PACKAGES.map((name) => [name, `commonjs ${name}`]),
  ),
  // Pages aren't minified, so the minifier and Terser, the largest module, are omitted.
  resolve: {
    alias: {
      'html-minifier-terser': false,
      '@docusaurus/Link': path.join(__dirname, 'render/Link.tsx'),
      '@docusaurus/router': path.join(__dirname, 'render/router.tsx'),
    },
  },
  optimization: OPTIMIZATION,
});
