import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getComparison, type ComparisonModel } from '../../openrpc';
import { getDocsDir, readReleases } from '../openrpc/releases';

interface Options {
  /** All released versions, the newest first. */
  readonly versions: readonly string[];
}

interface Content {
  /** What each version changed, the newest first. */
  readonly steps: readonly ComparisonModel[];
  /** Code of a module that loads each version's description when asked. */
  readonly loaders: string;
}

/** Source of a module: version → where its docs are, and how to load its API. */
function printLoaders(
  releases: readonly { version: string; basePath: string }[],
): string {
  const lines = releases.map(
    ({ version, basePath }) =>
      `  ${JSON.stringify(version)}: { basePath: ${JSON.stringify(basePath)}, ` +
      `load: () => import('@site/${getDocsDir(version)}/api/openrpc.json?document') },`,
  );
  return `export default {\n${lines.join('\n')}\n};\n`;
}

/** The page that compares any two versions: `/compare/?from=0.6.0&to=0.8.0`. */
export default function comparePlugin(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { versions }: Options,
): Plugin<Content> {
  // Names of bundles come from paths; those of a machine differ on the next.
  const toAlias = (file: string): string =>
    `@generated/${path.relative(generatedFilesDir, file)}`;
  return {
    name: 'compare',
    async loadContent() {
      const newest = getDocsDir(versions[0] ?? '');
      const releases = readReleases(siteDir, versions, `${newest}/`);
      const steps = releases.slice(1).map((newer, i) => {
        const older = releases[i] ?? newer;
        return getComparison(older, newer);
      });
      return { steps: steps.reverse(), loaders: printLoaders(releases) };
    },
    async contentLoaded({ content, actions }) {
      const { createData, addRoute } = actions;
      addRoute({
        path: `${baseUrl}compare/`,
        component: '@site/src/components/compare/ComparePage.tsx',
        exact: true,
        modules: {
          steps: toAlias(
            await createData('steps.json', JSON.stringify(content.steps)),
          ),
          loaders: toAlias(await createData('loaders.js', content.loaders)),
        },
      });
    },
  };
}
