import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoadContext } from '@docusaurus/types';
import { EvalSourceMapDevToolPlugin, type Configuration } from 'webpack';
// Adds `devServer` to webpack's settings.
import type {} from 'webpack-dev-server';
import { answerLikeHost } from './answerLikeHost';
import { Wanted } from './Wanted';

/** Milliseconds without work after which webpack may write its cache. */
const SETTLING = 10_000;

/** Of the site's own modules only: packages are many, and nobody changes them. */
const SOURCE_MAPS = { exclude: /node_modules/, columns: false, module: true };

/** Lets the dev server compile a page when it is opened, and answer like a host. */
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
      // A page that is opened would change the chunks of those before.
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
        // Core's list, which is the same, is joined with what is returned.
        return [];
      },
    },
  };
}
