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

/**
 * Source of a module: version → where its docs and its API are. A file of its own
 * for each, not a script: the page's script would name them all.
 */
function printLoaders(versions: readonly string[]): string {
  const names = [...versions].reverse();
  const imports = names.map(
    (version, i) => `import url${i} from '${getApi(version)}?document';\n`,
  );
  const lines = names.map(
    (version, i) =>
      `  ${JSON.stringify(version)}: { basePath: ${JSON.stringify(getBasePath(version, versions))}, url: url${i} },\n`,
  );
  return `${imports.join('')}export default {\n${lines.join('')}};\n`;
}

/** What the page at `/compare/` shows, and what its tool loads. */
export default function comparePlugin(
  _: LoadContext,
  { versions }: Options,
): Plugin {
  return {
    name: 'compare',
    async contentLoaded({ actions: { createData } }) {
      await createData('steps.js', printSteps(versions));
      await createData('loaders.js', printLoaders(versions));
      await createData(
        'versions.json',
        JSON.stringify([...versions].reverse()),
      );
    },
  };
}
