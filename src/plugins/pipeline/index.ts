import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import type { FinishingPlugin } from '../finish/getSteps';
import { getDocsVersions } from '../shared/docsContent';
import { dropOldFiles, WRITTEN_AGAIN } from '../shared/dropOldFiles';
import { ClientFiles } from './ClientFiles';
import { compileOnDemand } from './dev/compileOnDemand';
import { forgetLoaders, getCache } from './getCache';
import { getClientSettings } from './getClientSettings';
import { getServerSettings } from './getServerSettings';
import { replacePrism } from './replaceModules';
import { PageStyles } from './PageStyles';
import { PurgeStyles } from './PurgeStyles';
import { RenderPages } from './render/RenderPages';
import { shareMarkdown } from './shareMarkdown';
import { takePlugin } from './takePlugin';

/** Makes builds and pages faster, and changes nothing else. See README.md. */
export default function pipelinePlugin(context: LoadContext): FinishingPlugin {
  const { generatedFilesDir, siteDir } = context;
  const files = new ClientFiles();
  const styles = new PageStyles();
  const pages = new RenderPages(generatedFilesDir, files.files);
  const purge = new PurgeStyles(
    pages.names,
    path.join(generatedFilesDir, 'dropped-selectors.json'),
  );
  const start = Date.now();
  const cache = getCache(context);
  // Saves a fifth of the build and costs a page 20 bytes; core looks for it.
  process.env['SKIP_HTML_MINIFICATION'] ??= 'true';

  function configure(config: Configuration, isServer: boolean): Configuration {
    if (config.mode !== 'production') {
      return isServer ? {} : compileOnDemand(context);
    }
    if (isServer) {
      pages.takeOver(config);
      return getServerSettings([pages, styles.server]);
    }
    takePlugin(config, 'CleanWebpackPlugin');
    return getClientSettings(context, [files, styles.client, purge]);
  }

  return {
    name: 'pipeline',
    contentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== 'production') return;
      shareMarkdown(getDocsVersions(allContent, siteDir));
    },
    // Else each style sheet looks for settings of PostCSS, and there are none.
    configurePostCss: (options) => Object.assign(options, { config: false }),
    configureWebpack: (config, isServer) => {
      const settings = configure(config, isServer);
      return {
        mergeStrategy: {
          'optimization.minimizer': 'replace',
          'cache.buildDependencies.config': 'replace',
        },
        ...settings,
        // Files of the build before are told from others by their time.
        output: { compareBeforeEmit: false },
        cache: Object.assign({}, settings.cache, cache(config)),
        plugins: [...(settings.plugins ?? []), forgetLoaders, replacePrism()],
      };
    },
    async finish({ outDir }) {
      dropOldFiles(outDir, start, WRITTEN_AGAIN);
      return undefined;
    },
  };
}
