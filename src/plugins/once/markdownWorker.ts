import { parentPort, workerData } from 'node:worker_threads';
import { loadContext } from '@docusaurus/core/lib/server';
import { initPlugins } from '@docusaurus/core/lib/server/plugins/init';
import type { RuleSetRule } from 'webpack';
import type { Result, Task } from './compileMarkdown';
import { runLoader } from './runLoader';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

const LOADER = require.resolve('@docusaurus/mdx-loader');

/** The settings hold functions, which cannot be sent to a thread. */
async function readOptions(): Promise<object> {
  const context = await loadContext({ siteDir: String(workerData) });
  const plugins = await initPlugins(context);
  const docs = plugins.find(({ name }) => name === DOCS_PLUGIN);
  const config = docs?.configureWebpack?.(
    {},
    true,
    { getJSLoader: () => null } as never,
    // Links to pages are resolved by another loader.
    { loadedVersions: [] },
  );
  const uses = (config?.module?.rules as RuleSetRule[] | undefined)?.flatMap(
    ({ use }) => use as { loader: string; options: object }[],
  );
  const use = uses?.find(({ loader }) => loader === LOADER);
  if (!use) throw new Error(`${DOCS_PLUGIN} no longer compiles with ${LOADER}`);
  return use.options;
}

const options = readOptions();

async function compile({ file, source }: Task): Promise<Result> {
  try {
    // Core keeps a compiler for each query.
    const context = { resourcePath: file, query: LOADER };
    const output = await runLoader(context, LOADER, await options, source);
    return { output };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

let last = Promise.resolve();

parentPort?.on('message', (task: Task) => {
  last = last.then(async () => {
    parentPort?.postMessage(await compile(task));
  });
});
