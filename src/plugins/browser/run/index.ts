import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
// Adds `devServer` to webpack's settings.
import type {} from 'webpack-dev-server';
import type { FinishingPlugin } from '../../finish/getSteps';
import { getDocsVersions, type DocsVersion } from '../../shared/docsContent';
import { bundleRunner, type RunFile } from './bundle';
import { createMiddleware } from './createMiddleware';
import { getRunData } from './getRunData';

/** Beside the script of the plugin `shell`, which loads it from there. */
const FOLDER = 'js/run';

async function createFiles(
  siteDir: string,
  versions: readonly DocsVersion[],
): Promise<readonly RunFile[]> {
  const data = versions.map(({ name, folder }) => ({
    name: `${name}.json`,
    text: JSON.stringify(getRunData(siteDir, folder)),
  }));
  return [...(await bundleRunner()), ...data];
}

/**
 * Runs samples in the page. The button is part of the HTML; everything else
 * comes when it is pressed, from files that no page names.
 */
export default function runPlugin({
  siteDir,
  baseUrl,
}: LoadContext): FinishingPlugin {
  let versions: readonly DocsVersion[] = [];
  let served: Promise<readonly RunFile[]> | undefined;
  return {
    name: 'run',
    contentLoaded({ allContent }) {
      versions = getDocsVersions(allContent, siteDir);
      served = undefined;
    },
    configureWebpack: () => ({
      devServer: {
        setupMiddlewares(middlewares) {
          const middleware = createMiddleware(() => {
            return (served ??= createFiles(siteDir, versions));
          });
          middlewares.unshift(
            { path: baseUrl + FOLDER, middleware },
            // There the script `shell` lies at the top.
            { path: `${baseUrl}run`, middleware },
          );
          return [];
        },
      },
    }),
    async finish({ outDir }) {
      const folder = path.join(outDir, FOLDER);
      fs.mkdirSync(path.join(folder, 'frame'), { recursive: true });
      for (const { name, text } of await createFiles(siteDir, versions)) {
        fs.writeFileSync(path.join(folder, name), text);
      }
    },
  };
}
