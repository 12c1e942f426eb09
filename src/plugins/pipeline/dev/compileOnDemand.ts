import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoadContext } from '@docusaurus/types';
import { EvalSourceMapDevToolPlugin, type Configuration } from 'webpack';
// Adds `devServer` to webpack's settings.
import type {} from 'webpack-dev-server';
import { answerLikeHost } from './answerLikeHost';
import { Wanted } from './Wanted';

/** Milliseconds of idle time before webpack writes its cache. */
const SETTLING = 10_000;

/** Only the site's own modules have source maps, because packages are many and don't change. */
const SOURCE_MAPS = { exclude: /node_modules/, columns: false, module: true };

/** Makes the dev server compile a page when it is opened, and respond like the host. */
export function compileOnDemand({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Configuration {
  const address = `${baseUrl}lazy/`;
  const wanted = new Wanted(generatedFilesDir, baseUrl);
  return {
    devtool: false,
    plugins: [wanted, new EvalSourceMapDevToolPlugin(SOURCE_MAPS)],
    cache: {
      type: 'filesystem',
      idleTimeoutAfterLargeChanges: SETTLING,
      idleTimeoutForInitialStore: SETTLING,
    },
    optimization: {
      // Otherwise opening a page changes the chunks of pages that were opened before.
      splitChunks: { cacheGroups: { common: false, defaultVendors: false } },
    },
    resolve: {
      alias: { 'react-dom/server$': path.join(__dirname, 'server.ts') },
    },
    module: {
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
    devServer: {
      setupMiddlewares(middlewares) {
        middlewares.unshift(
          {
            path: address,
            middleware: (
              { url = '' }: IncomingMessage,
              response: ServerResponse,
            ) => {
              wanted.add(url.slice(1).split(','));
              response.end();
            },
          },
          { path: baseUrl, middleware: answerLikeHost(baseUrl, wanted) },
        );
        // webpack-merge appends this to what Docusaurus returns: the same `middlewares`.
        return [];
      },
    },
  };
}
