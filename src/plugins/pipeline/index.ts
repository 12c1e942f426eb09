import type { LoadContext } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import type { FinishingPlugin } from '../finish/getSteps';
import { getDocsVersions, type DocsVersion } from '../shared/docsContent';
import { UNFINISHED } from '../../site/unfinished';
import { isOwnFile } from '../content/markdown/isOwnFile';
import { dropOldFiles } from '../shared/dropOldFiles';
import { getSiteHashes } from '../shared/fileHashes';
import { ClientFiles } from './ClientFiles';
import { compileOnDemand } from './dev/compileOnDemand';
import { forgetLoaders, getCache } from './getCache';
import { getClientSettings } from './getClientSettings';
import { getServerSettings } from './getServerSettings';
import { replacePrism, type PrismSettings } from './replacePrism';
import { PageStyles } from './PageStyles';
import { PageModules } from './render/PageModules';
import { RenderPages } from './render/RenderPages';
import { shareMarkdown } from './shareMarkdown';
import { forgetGraph } from './forgetGraph';
import { spareCache } from './spareCache';
import { takeEntry } from './takeEntry';
import { takePlugin } from './takePlugin';
import { WrittenFiles } from './WrittenFiles';

/** Whether a file of the build before is ours to drop. */
const isAsked = (name: string): boolean =>
  name !== UNFINISHED && !isOwnFile(name);

/**
 * What makes pages in place of core's client and generator.
 * @throws when somebody asks core to judge links, of which it is told none
 */
function createParts(context: LoadContext) {
  const { onBrokenLinks } = context.siteConfig;
  if (onBrokenLinks !== 'ignore') {
    throw new Error(
      `docusaurus.config.ts: onBrokenLinks: "${onBrokenLinks}": core knows no links of pages here. Set it to "ignore": ./src/plugins/checks/links fails the build for them.`,
    );
  }
  const files = new ClientFiles();
  const modules = new PageModules(context);
  const styles = new PageStyles(modules);
  const written = new WrittenFiles();
  const pages = new RenderPages(context, files.files, modules, written);
  return {
    written,
    pages,
    configure: (config: Configuration, isServer: boolean): Configuration => {
      if (isServer) {
        const module = pages.takeOver(config);
        const plugins = [
          modules,
          pages,
          styles.server,
          written,
          spareCache,
          forgetGraph,
        ];
        return { ...getServerSettings(plugins), module };
      }
      takePlugin(config, 'CleanWebpackPlugin');
      // It tells core's client, which pages do not have, where chunks lie.
      takePlugin(config, 'ChunkAssetPlugin');
      takeEntry(config);
      return getClientSettings([
        files,
        styles.client,
        written,
        spareCache,
        forgetGraph,
      ]);
    },
  };
}

/** Makes builds and pages faster, and changes nothing else. See README.md. */
export default function pipelinePlugin(context: LoadContext): FinishingPlugin {
  const { siteConfig, siteDir } = context;
  const { prism } = siteConfig.themeConfig as {
    readonly prism?: PrismSettings;
  };
  const { written, pages, configure } = createParts(context);
  const getSettings = (config: Configuration, isServer: boolean) => {
    if (config.mode === 'production') return configure(config, isServer);
    return isServer ? {} : compileOnDemand(context);
  };
  let versions: readonly DocsVersion[] = [];
  const cache = getCache(siteDir, () => versions);
  // Saves a fifth of the build and costs a page 20 bytes; core looks for it.
  process.env['SKIP_HTML_MINIFICATION'] ??= 'true';

  return {
    name: 'pipeline',
    contentLoaded({ allContent }) {
      versions = getDocsVersions(allContent, siteDir);
      if (process.env.NODE_ENV === 'production') shareMarkdown(versions);
    },
    // Else each style sheet looks for settings of PostCSS, and there are none.
    configurePostCss: (options) => Object.assign(options, { config: false }),
    configureWebpack: (config, isServer) => {
      const settings = getSettings(config, isServer);
      return {
        mergeStrategy: {
          'optimization.minimizer': 'replace',
          'cache.buildDependencies.config': 'replace',
        },
        ...settings,
        cache: Object.assign({}, settings.cache, cache(config)),
        plugins: [
          ...(settings.plugins ?? []),
          forgetLoaders,
          replacePrism(prism),
        ],
      };
    },
    async finish({ outDir }) {
      dropOldFiles(outDir, written.names, isAsked);
      return async () => {
        pages.save();
        getSiteHashes(siteDir).save();
      };
    },
  };
}
