import path from 'node:path';
import type { Configuration } from 'webpack';

/**
 * Packages that only the server's entry of core needs, and React: Node.js loads
 * them as they are, where webpack would read a quarter of its modules for them.
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

/** Makes bundles small, and nobody loads this one. */
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

/** What the production build of the server is set to. */
export function getServerSettings(
  plugins: NonNullable<Configuration['plugins']>,
): Configuration {
  return {
    externals: Object.fromEntries(
      PACKAGES.map((name) => [name, `commonjs ${name}`]),
    ),
    // Pages are not minified, and Terser is the largest module of all.
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
