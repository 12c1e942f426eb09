import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getBasePath, getDocsDir } from '../openrpc/releases';

interface Options {
  /** All released versions, the newest first. */
  readonly versions: readonly string[];
}

const getApi = (version: string): string =>
  `@site/${getDocsDir(version)}/api/openrpc.json`;

/** Source of a module: what each version changed, the newest first. */
function printSteps(versions: readonly string[]): string {
  const newer = versions.slice(0, -1);
  return [
    ...newer.map((v, i) => `import step${i} from '${getApi(v)}?changes';\n`),
    `export default [${newer.map((_, i) => `step${i}`).join(', ')}];\n`,
  ].join('');
}

/** Source of a module: version → where its docs are, and how to load its API. */
function printLoaders(versions: readonly string[]): string {
  const lines = [...versions]
    .reverse()
    .map(
      (version) =>
        `  ${JSON.stringify(version)}: { basePath: ${JSON.stringify(getBasePath(version, versions))}, ` +
        `load: () => import('${getApi(version)}?document') },`,
    );
  return `export default {\n${lines.join('\n')}\n};\n`;
}

/** The page that compares any two versions: `/compare/?from=1.0.0&to=1.2.0`. */
export default function comparePlugin(
  { baseUrl, generatedFilesDir }: LoadContext,
  { versions }: Options,
): Plugin {
  // Names of bundles come from paths; those of a machine differ on the next.
  const toAlias = (file: string): string =>
    `@generated/${path.relative(generatedFilesDir, file)}`;
  return {
    name: 'compare',
    async contentLoaded({ actions }) {
      const { createData, addRoute } = actions;
      addRoute({
        path: `${baseUrl}compare/`,
        component: '@site/src/components/compare/ComparePage.tsx',
        exact: true,
        modules: {
          steps: toAlias(await createData('steps.js', printSteps(versions))),
          loaders: toAlias(
            await createData('loaders.js', printLoaders(versions)),
          ),
        },
      });
    },
  };
}
