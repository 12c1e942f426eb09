import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import { parseJson } from '../../../openrpc';
import { getDocsVersions } from '../../shared/docsContent';
import { getBasePath, getDocsDir, NEXT, setPaths } from './paths';

const getApi = (version: string): string =>
  `@site/${getDocsDir(version)}/api/openrpc.json`;

/** Prints a module that exports the changes in each version, newest first. */
function printSteps(versions: readonly string[]): string {
  const newer = versions.slice(0, -1);
  return [
    ...newer.map((v, i) => `import step${i} from '${getApi(v)}?changes';\n`),
    `export default [${newer.map((_, i) => `step${i}`).join(', ')}];\n`,
  ].join('');
}

/** Documents are assets, because chunks would be listed in the script of every page. */
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

/** Reads a version's summary without checking the document. */
function readSummary(siteDir: string, version: string): string {
  const file = path.join(getDocsDir(version), 'api/openrpc.json');
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const document = parseJson(text, file) as { readonly 'x-summary': string };
  return document['x-summary'];
}

interface Options {
  /** All released versions, the newest first. */
  readonly versions: readonly string[];
}

function getRules(siteDir: string, { versions }: Options): RuleSetRule[] {
  const use = {
    loader: path.join(__dirname, 'loader.ts'),
    options: { siteDir, versions },
  };
  return [
    {
      test: /openrpc\.json$/,
      resourceQuery: { not: /^\?document$/ },
      type: 'json',
      use: [use],
    },
    {
      // The comparison fetches the document, so importing the document gives its URL.
      test: /openrpc\.json$/,
      resourceQuery: /^\?document$/,
      type: 'asset/resource',
      generator: { filename: 'assets/api/[contenthash:8].json' },
      use: [use],
    },
    {
      // Diagrams, and the format of the metadata feed.
      test: /[\\/](?:diagrams[\\/][^\\/]+|gmrss)\.json$/,
      type: 'json',
      use: [
        {
          loader: path.join(__dirname, '../page-data/loader.ts'),
          options: { siteDir },
        },
      ],
    },
  ];
}

/** Checks API descriptions, and registers loaders for JSON files that pages import. */
export default function openrpcPlugin(
  context: LoadContext,
  options: Options,
): Plugin {
  const { siteDir } = context;
  const { versions } = options;
  return {
    name: 'openrpc',
    async loadContent() {
      // `npm start` checks a version only when one of its pages is opened.
      if (process.env.NODE_ENV === 'development') return;
      const { readDocument } = await import('./readDocument');
      for (const version of versions) {
        readDocument(siteDir, getDocsDir(version));
      }
    },
    async contentLoaded({ allContent, actions }) {
      setPaths(getDocsVersions(allContent, siteDir), context.baseUrl);
      const summaries = Object.fromEntries(
        versions.map((version) => [version, readSummary(siteDir, version)]),
      );
      for (const [name, text] of [
        ['steps.js', printSteps(versions)],
        ['loaders.js', printLoaders(versions)],
        ['summaries.json', JSON.stringify(summaries)],
      ] as const) {
        await actions.createData(name, text);
      }
    },
    getPathsToWatch: () => [
      `{${getDocsDir(NEXT)},versioned_docs/*}/api/openrpc.json`,
    ],
    configureWebpack: () => ({ module: { rules: getRules(siteDir, options) } }),
  };
}
