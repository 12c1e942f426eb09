import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getDocsVersions } from '../../shared/docsContent';

/** The page on which readers write code; the plugin `run` makes what it loads. */
export default function playgroundPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'playground',
    async contentLoaded({ allContent, actions }) {
      const names = getDocsVersions(allContent, siteDir).map((v) => v.name);
      const data = await actions.createData(
        'versions.json',
        JSON.stringify(names.reverse()),
      );
      actions.addRoute({
        path: `${baseUrl}playground/`,
        component: '@site/src/components/playground/PlaygroundPage.tsx',
        exact: true,
        modules: {
          // Names of bundles come from paths; those of a machine differ on the next.
          versions: `@generated/${path.relative(generatedFilesDir, data)}`,
        },
      });
    },
  };
}
