import fs from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { getDocsVersions, type DocsVersion } from '../shared/docsContent';
import { ClientFiles } from './ClientFiles';
import { createCache, forgetLoaders } from './createCache';
import { compileOnDemand } from './dev/compileOnDemand';
import { getClientSettings } from './getClientSettings';
import { getServerSettings } from './getServerSettings';
import { replaceMdx } from './replaceMdx';
import { replacePrism } from './replacePrism';
import { PageStyles } from './PageStyles';
import { RenderPages } from './render/RenderPages';
import { takeEntry } from './takeEntry';
import { removePlugin } from './removePlugin';

const hasPostCss = (siteDir: string): boolean =>
  /"postcss":\s*\{/.test(fs.readFileSync(`${siteDir}/package.json`, 'utf8')) ||
  fs
    .readdirSync(siteDir)
    .some((name) => /^\.?postcss(?:\.config\.|rc)/.test(name));

/** In a production build, replaces Docusaurus's client and page generator. */
function createGetSettings(context: LoadContext) {
  const files = new ClientFiles();
  const styles = new PageStyles();
  return (config: Configuration, isServer: boolean): Configuration => {
    if (config.mode !== 'production') {
      return isServer ? {} : compileOnDemand(context);
    }
    if (isServer) {
      const pages = new RenderPages(context, files.files.promise, config);
      return { ...getServerSettings(), plugins: [pages, styles.server] };
    }
    // This plugin lists chunk URLs for Docusaurus's client, which pages don't load.
    removePlugin(config, 'ChunkAssetPlugin');
    // It writes a list of chunks that nothing reads, and holds on to the compiler.
    removePlugin(config, 'ReactLoadableSSRAddon');
    takeEntry(config);
    return { ...getClientSettings(), plugins: [files, styles.client] };
  };
}

/** Makes builds and pages faster without changing content; see README.md. */
export default function pipelinePlugin(context: LoadContext): Plugin {
  const { siteDir } = context;
  const getSettings = createGetSettings(context);
  let versions: readonly DocsVersion[] = [];
  const cache = createCache(siteDir, () => versions);
  replaceMdx();

  return {
    name: 'pipeline',
    async contentLoaded({ allContent }) {
      versions = getDocsVersions(allContent, siteDir);
    },
    // Without a configuration of PostCSS, no style sheet has to search for one.
    configurePostCss: (options) =>
      Object.assign(options, !hasPostCss(siteDir) && { config: false }),
    configureWebpack: (config, isServer) => {
      const settings = getSettings(config, isServer);
      return {
        mergeStrategy: {
          'optimization.minimizer': 'replace',
          'cache.buildDependencies.config': 'replace',
        },
        ...settings,
        // Otherwise, every path is first looked for in the static and the site's folder.
        resolve: { ...settings.resolve, preferAbsolute: true },
        cache: Object.assign({}, settings.cache, cache.configure(config)),
        plugins: [
          ...(settings.plugins ?? []),
          forgetLoaders,
          replacePrism(context),
        ],
      };
    },
    async postBuild() {
      cache.seal();
    },
  };
}
