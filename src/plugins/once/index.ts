import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, Configuration, RuleSetRule } from 'webpack';
import { stopCompiling } from './compileMarkdown';
import type { Options } from './loader';
import RenderPages, { type Generator } from './RenderPages';

/** Loaders whose output is the same for client and server. */
const SHARED = [
  require.resolve('@docusaurus/mdx-loader'),
  path.join(__dirname, '../content/openrpc/loader.ts'),
];

/** Resolves links between docs, and only there. */
const DOCS_LINKS = path.join(
  path.dirname(require.resolve('@docusaurus/plugin-content-docs')),
  'markdown/index.js',
);

interface Use {
  loader?: string;
  options?: object | string;
}

function shareLoader(use: Use, docsOf: string | undefined): void {
  const { loader, options } = use;
  if (loader === undefined || !SHARED.includes(loader)) return;
  const shared: Options = {
    loader,
    options: Object(options) as object,
    docsOf,
  };
  Object.assign(use, {
    loader: path.join(__dirname, 'loader.ts'),
    options: shared,
  });
}

/** By then the client has its pages, too, or will get the same. */
function stopAfterMake(compiler: Compiler): void {
  compiler.hooks.finishMake.tap('once', stopCompiling);
}

/** Takes one of core's plugins out of the settings. */
function takePlugin(config: Configuration, name: string): unknown {
  const plugin = config.plugins?.find((one) => one?.constructor.name === name);
  if (!plugin) {
    throw new Error(
      `src/plugins/once stands for core's ${name}, which is gone. See what renders pages now.`,
    );
  }
  config.plugins = config.plugins?.filter((one) => one !== plugin);
  return plugin;
}

/**
 * Spares the production build what has been done already: the second run of
 * expensive loaders, and rendering pages that cannot have changed.
 */
export default function oncePlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const renderPages = new RenderPages(generatedFilesDir);
  return {
    name: 'once',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') return {};
      for (const rule of (config.module?.rules ?? []) as RuleSetRule[]) {
        if (!Array.isArray(rule.use)) continue;
        const uses = rule.use as Use[];
        const isDocs = uses.some((use) => use.loader === DOCS_LINKS);
        for (const use of uses) shareLoader(use, isDocs ? siteDir : undefined);
      }
      if (!isServer) return { plugins: [renderPages.client] };
      takePlugin(config, 'WaitPlugin');
      renderPages.generator = takePlugin(
        config,
        'StaticSiteGeneratorWebpackPlugin',
      ) as Generator;
      return { plugins: [renderPages.server, { apply: stopAfterMake }] };
    },
  };
}
