import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  NormalModuleReplacementPlugin,
  type Configuration,
  type RuleSetRule,
} from 'webpack';
import { ClientComponents } from './ClientComponents';
import { LIVE } from './findLife';

const REACT = path.resolve(__dirname, '../../../browser/react');

/** What core has generated, and packages. */
const NOT_OURS = /node_modules|[\\/]\.docusaurus[\\/]/;

type Context = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

/** Resolves a component of the theme as core has aliased it. */
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

/** Puts a wrapper around the components of client files. */
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

/** Files of the theme with hooks whose state the document has. */
const CONTEXTS = ['colorMode', 'tabGroupChoice', 'docsPreferredVersion'];

const HOOKS = new RegExp(`^\\.{1,2}/contexts/(${CONTEXTS.join('|')})$`);

/**
 * Hooks of the theme that need no provider, as they read what the controls of the
 * page keep: a client component has no provider around it.
 *
 * @throws when the theme has them elsewhere
 */
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

/** What of core's client API pages of the built site answer in another way. */
const getAliases = (config: Configuration) => ({
  // The error boundary needs what is in the page, not the frame around it.
  '@theme/Error': findTheme(config, 'ErrorPageContent'),
  'react-router-dom$': path.join(REACT, 'router.tsx'),
});

/**
 * Leaves the code out that would load the style sheets of chunks: pages name those of
 * their components.
 *
 * @throws when core extracts style sheets otherwise
 */
function leaveStyles({ plugins = [] }: Configuration): void {
  const extract = plugins.find(
    (one) => one?.constructor.name === 'MiniCssExtractPlugin',
  ) as { readonly options: { runtime: boolean } } | undefined;
  if (typeof extract?.options.runtime !== 'boolean') {
    throw new Error(
      'Docusaurus no longer uses the webpack plugin MiniCssExtractPlugin. See src/plugins/pipeline/README.md, "Plugins".',
    );
  }
  extract.options.runtime = false;
}

/** What core knows of the site: few components ask for it. */
const SITE = {
  test: /[\\/]@docusaurus[\\/](?:utils-common|core[\\/]lib[\\/]client[\\/](?:docusaurusContext|LinksCollector|exports[\\/](?:Link|isInternalUrl|use\w+)))|[\\/]\.docusaurus[\\/](?:docusaurus\.config\.mjs|globalData\.json|i18n\.json|codeTranslations\.json|site-metadata\.json)$/,
  name: 'site',
  chunks: 'async' as const,
  enforce: true,
  priority: 50,
};

/** What several components have in common. */
const SHARED = {
  chunks: 'async' as const,
  minChunks: 2,
  minSize: 10_000,
  priority: 40,
};

/** Rules of `npm start`. */
const getDevRules = (context: Context): RuleSetRule[] => [
  wrapFiles(context, 'guardClient.tsx'),
  {
    test: /\.(?:[cm]?[jt]sx?|mdx?)$/,
    include: context.siteDir,
    exclude: NOT_OURS,
    enforce: 'post',
    use: {
      loader: path.join(__dirname, 'stillLoader.ts'),
      options: { siteDir: context.siteDir },
    },
  },
];

/** Lists what only the bundle for the server knows. */
const fillStubs = (
  { siteDir, generatedFilesDir }: Context,
  components: ClientComponents,
): RuleSetRule[] => [
  {
    // What the router of pages has not is an error, with its name.
    test: /\.[cm]?[jt]sx?$/,
    include: siteDir,
    exclude: /node_modules|[\\/]\.docusaurus[\\/]/,
    parser: { exportsPresence: 'error' },
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

/**
 * Lets files that begin with 'use client' live in the browser: the build prints their
 * components and lists them for the script of pages; in `npm start` core's client
 * renders them.
 */
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
        // The error boundary shows a crash in its place; a second message hides it.
        devServer: { client: { overlay: { runtimeErrors: false } } },
      };
    }
    if (isServer) {
      return {
        module: { rules: [wrapFiles(context, 'printClient.tsx')] },
        plugins: [getComponents(config)],
      };
    }
    leaveStyles(config);
    return {
      module: { rules: fillStubs(context, getComponents(config)) },
      resolve: { alias: getAliases(config) },
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
