import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  NormalModuleReplacementPlugin,
  type Configuration,
  type RuleSetRule,
} from 'webpack';
import { ClientComponents } from './ClientComponents';
import { findPlugin } from '../removePlugin';
import { LIVE } from './findLife';

const REACT = path.resolve(__dirname, '../../../browser/react');

/** Packages, and files that Docusaurus generates. */
const NOT_OURS = /node_modules|[\\/]\.docusaurus[\\/]/;

/** A list, because Docusaurus's loader leaves out what a single pattern for MDX has. */
const MDX = [/\.mdx?$/];

type Context = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

function findTheme({ resolve }: Configuration, name: string): string {
  const aliases = resolve?.alias as Readonly<Record<string, string>>;
  const file = aliases[`@theme/${name}`];
  if (file === undefined) {
    throw new Error(
      `The theme has no ${name}. See src/plugins/pipeline/README.md, "Boundary".`,
    );
  }
  return file;
}

const wrapFiles = ({ siteDir }: Context, wrapper: string): RuleSetRule => ({
  test: /\.[cm]?[jt]sx?$/,
  include: siteDir,
  exclude: NOT_OURS,
  resourceQuery: { not: [/^\?itself$/] },
  enforce: 'pre',
  use: {
    loader: path.join(__dirname, 'clientLoader.ts'),
    options: { siteDir, wrapper: path.join(REACT, wrapper) },
  },
});

/** Theme contexts whose state is in the document or in storage. */
const CONTEXTS = ['colorMode', 'tabGroupChoice', 'docsPreferredVersion'];

const HOOKS = new RegExp(`^\\.{1,2}/contexts/(${CONTEXTS.join('|')})$`);

/** Client components have no providers, so the theme's hooks read the page's controls. */
function replaceHooks(): NormalModuleReplacementPlugin {
  const theme = path.dirname(require.resolve('@docusaurus/theme-common'));
  for (const name of CONTEXTS)
    require.resolve(path.join(theme, 'contexts', name));
  return new NormalModuleReplacementPlugin(HOOKS, (resource) => {
    if (!resource.context.startsWith(theme)) return;
    resource.request = resource.request.replace(HOOKS, (_, name: string) =>
      path.join(REACT, 'theme', name),
    );
  });
}

const replaceHead = (file: string): Record<string, string> => ({
  '@docusaurus/Head': path.join(REACT, file),
});

/** Pages link the style sheets of their components, so chunks don't have to load them. */
function omitStyleLoading(config: Configuration): void {
  const extract = findPlugin(config, 'MiniCssExtractPlugin') as {
    readonly options: { runtime: boolean };
  };
  extract.options.runtime = false;
}

/** A chunk with Docusaurus's settings and global data, which few components use. */
const SITE = {
  test: /[\\/]@docusaurus[\\/](?:utils-common|core[\\/]lib[\\/]client[\\/](?:docusaurusContext|LinksCollector|exports[\\/](?:Link|isInternalUrl|use\w+)))|[\\/]\.docusaurus[\\/](?:docusaurus\.config\.mjs|globalData\.json|i18n\.json|codeTranslations\.json|site-metadata\.json)$/,
  name: 'site',
  chunks: 'async' as const,
  enforce: true,
  priority: 50,
};

const SHARED = {
  chunks: 'async' as const,
  minChunks: 2,
  minSize: 10_000,
  priority: 40,
};

const getDevRules = (context: Context): RuleSetRule[] => [
  wrapFiles(context, 'guardClient.tsx'),
  {
    test: [/\.[cm]?[jt]sx?$/, ...MDX],
    include: context.siteDir,
    exclude: NOT_OURS,
    enforce: 'post',
    use: {
      loader: path.join(__dirname, 'stillLoader.ts'),
      options: { siteDir: context.siteDir },
    },
  },
];

/** Rules that fill the client's lists from the server bundle and generated files. */
const fillStubs = (
  { siteDir, generatedFilesDir }: Context,
  components: ClientComponents,
): RuleSetRule[] => [
  {
    // Reports imported names that our router doesn't export.
    test: /\.[cm]?[jt]sx?$/,
    include: siteDir,
    exclude: NOT_OURS,
    parser: { exportsPresence: 'error' },
  },
  {
    test: MDX,
    resolve: { alias: { '@mdx-js/react$': path.join(REACT, 'mdx.ts') } },
  },
  {
    include: path.join(generatedFilesDir, 'globalData.json'),
    use: path.join(__dirname, 'sortLoader.ts'),
  },
  {
    include: path.join(REACT, 'clientFiles.ts'),
    enforce: 'pre',
    use: {
      loader: path.join(__dirname, 'listLoader.ts'),
      options: { siteDir, getFiles: components.getFiles },
    },
  },
  {
    include: path.resolve(REACT, '../navigate/clientModules.ts'),
    enforce: 'pre',
    use: {
      loader: path.join(__dirname, 'modulesLoader.ts'),
      options: { generatedFilesDir },
    },
  },
];

/** Runs files that start with `'use client'` in the browser; see ../README.md. */
export default function clientPlugin(context: LoadContext): Plugin {
  let components: ClientComponents | undefined;
  const getComponents = (config: Configuration): ClientComponents =>
    (components ??= new ClientComponents(
      context.siteDir,
      new Set(LIVE.map((name) => findTheme(config, name))),
    ));
  const getSettings = (config: Configuration, isServer: boolean) => {
    if (config.mode !== 'production') {
      return {
        module: { rules: isServer ? [] : getDevRules(context) },
        // The error boundary already shows the error, and the overlay would cover it.
        devServer: { client: { overlay: { runtimeErrors: false } } },
      };
    }
    if (isServer) {
      return {
        module: { rules: [wrapFiles(context, 'printClient.tsx')] },
        plugins: [getComponents(config)],
        resolve: { alias: replaceHead('printHead.tsx') },
      };
    }
    omitStyleLoading(config);
    return {
      module: { rules: fillStubs(context, getComponents(config)) },
      resolve: {
        alias: {
          // An error boundary shows the message inside a page, so it needs no layout.
          '@theme/Error': findTheme(config, 'ErrorPageContent'),
          'react-router-dom$': path.join(REACT, 'router.tsx'),
          ...replaceHead('Head.tsx'),
        },
      },
      optimization: {
        splitChunks: { cacheGroups: { site: SITE, shared: SHARED } },
      },
    };
  };
  return {
    name: 'client-components',
    configureWebpack: (config, isServer) => {
      const settings: Configuration = getSettings(config, isServer);
      return {
        ...settings,
        plugins: [...(settings.plugins ?? []), replaceHooks()],
      };
    },
  };
}
