import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Request, Response } from 'express';
import { EvalSourceMapDevToolPlugin, type Configuration } from 'webpack';
// Adds `devServer` to the type of webpack's settings.
import type {} from 'webpack-dev-server';
import { answerLikeHost } from './answerLikeHost';
import { Wanted } from './Wanted';

/** Milliseconds of idle time before webpack writes its cache. */
const SETTLING = 10_000;

const CACHE = {
  type: 'filesystem',
  idleTimeoutAfterLargeChanges: SETTLING,
  idleTimeoutForInitialStore: SETTLING,
} as const;

/** Packages don't change and contain many files, so they have no source maps. */
const SOURCE_MAPS = { exclude: /node_modules/, columns: false, module: true };

const getServer = (
  wanted: Wanted,
  baseUrl: string,
  address: string,
): Configuration['devServer'] => ({
  // The browser is on the same computer, so compression would only cost time.
  compress: false,
  setupMiddlewares(middlewares) {
    middlewares.unshift(
      {
        path: address,
        middleware: ({ url }: Request, response: Response) => {
          wanted.add(url.slice(1).split(','));
          response.end();
        },
      },
      { path: baseUrl, middleware: answerLikeHost(baseUrl, wanted) },
    );
    // Empty, because webpack-merge appends it to `middlewares`, which is changed above.
    return [];
  },
});

/** Makes the dev server compile pages when they are opened, and respond like the host. */
export function compileOnDemand({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Configuration {
  const address = `${baseUrl}lazy/`;
  const wanted = new Wanted(generatedFilesDir, baseUrl);
  return {
    devtool: false,
    plugins: [wanted, new EvalSourceMapDevToolPlugin(SOURCE_MAPS)],
    cache: CACHE,
    optimization: {
      // Otherwise, opening a page would change the chunks of pages opened before.
      splitChunks: { cacheGroups: { common: false, defaultVendors: false } },
    },
    resolve: {
      alias: { 'react-dom/server$': path.join(__dirname, 'server.ts') },
    },
    module: {
      // Prism imports nothing, so webpack doesn't have to parse it.
      noParse: path.join(generatedFilesDir, 'prism.js'),
      rules: [
        {
          include: path.join(generatedFilesDir, 'registry.js'),
          use: {
            loader: path.join(__dirname, 'loader.ts'),
            options: { wanted, address },
          },
        },
      ],
    },
    devServer: getServer(wanted, baseUrl, address),
  };
}
