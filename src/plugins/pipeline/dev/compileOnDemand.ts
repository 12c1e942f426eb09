import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler, Configuration, Module } from 'webpack';
// Adds `devServer` to webpack's settings.
import type {} from 'webpack-dev-server';
import { answerLikeHost } from './answerLikeHost';

/** Milliseconds in which a page asks for all of its modules. */
const PATIENCE = 30;

/** Milliseconds without work after which webpack may write its cache. */
const SETTLING = 10_000;

/** What webpack does not export. */
type LazyCompilationOptions = Exclude<
  NonNullable<Configuration['experiments']>['lazyCompilation'],
  boolean | undefined
>;

const getKey = (module: Module): string =>
  createHash('sha256').update(module.identifier()).digest('hex').slice(0, 16);

/** Tells webpack which modules pages have asked for; the others wait. */
function createBackend(
  route: string,
  wanted: ReadonlySet<string>,
  onCompiler: (compiler: Compiler) => void,
): LazyCompilationOptions['backend'] {
  return (compiler, callback) => {
    onCompiler(compiler);
    callback(null, {
      dispose: (done) => {
        done();
      },
      module: (module) => {
        const key = getKey(module);
        const active = wanted.has(key);
        const client = path.join(__dirname, 'client.ts');
        return { client, data: route + key, active };
      },
    });
  };
}

/**
 * Lets the dev server compile a page when it is opened. Webpack's own server for
 * this needs a second port, and its addresses grow too long with a few pages.
 */
export function compileOnDemand(context: LoadContext): Configuration {
  const { baseUrl, generatedFilesDir } = context;
  const route = `${baseUrl}lazy/`;
  const wanted = new Set<string>();
  let compiler: Compiler | undefined;
  let timer: NodeJS.Timeout | undefined;
  const compileSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => compiler?.watching?.invalidate(), PATIENCE);
  };
  return {
    cache: {
      type: 'filesystem',
      idleTimeoutAfterLargeChanges: SETTLING,
      idleTimeoutForInitialStore: SETTLING,
    },
    experiments: {
      lazyCompilation: {
        entries: false,
        backend: createBackend(route, wanted, (owner) => {
          compiler = owner;
        }),
      },
    },
    module: {
      rules: [
        {
          include: path.join(generatedFilesDir, 'registry.js'),
          use: path.join(__dirname, 'loader.ts'),
        },
      ],
    },
    devServer: {
      setupMiddlewares(middlewares) {
        middlewares.unshift(
          { path: baseUrl, middleware: answerLikeHost(context) },
          {
            path: route,
            middleware: (
              { url }: IncomingMessage,
              response: ServerResponse,
            ) => {
              wanted.add(url?.slice(1) ?? '');
              compileSoon();
              response.end();
            },
          },
        );
        // Core's list, which is the same, is joined with what is returned.
        return [];
      },
    },
  };
}
