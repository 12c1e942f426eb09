import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listSymbols, printDeclarations } from '../../../openrpc';
import type { SymbolIndex } from '../../../typing/getReferences';
import { getDocsVersions, type DocsVersion } from '../../shared/docsContent';
import { serveFiles } from '../../shared/serveFiles';
import type { TextFiles } from '../../shared/textFiles';
import { readDocument, readJsonText } from './readDocument';
import { getBasePath, getDocsDir, setPaths } from './releases';

/** What readers download of the API, and an editor reads to know its types. */
function makeFiles(
  { siteDir, siteConfig }: LoadContext,
  version: DocsVersion,
): TextFiles {
  const document = readDocument(siteDir, version.folder);
  const file = path.join(siteDir, version.folder, 'api/openrpc.json');
  const index: SymbolIndex = {
    symbols: listSymbols({ document }).map(({ name, parent, kind, page }) => ({
      name,
      parent,
      kind,
      page: siteConfig.url + version.path + page,
    })),
  };
  return {
    'openrpc.json': fs.readFileSync(file, 'utf8'),
    'firebolt.d.ts': printDeclarations(document),
    'index.json': JSON.stringify(index),
  };
}

/** Lets `npm start` serve them, which a build writes from its pages. */
function serveApi(
  context: LoadContext,
  versions: readonly DocsVersion[],
): void {
  for (const version of versions) {
    serveFiles(`${version.path.slice(context.baseUrl.length)}api/`, () =>
      makeFiles(context, version),
    );
  }
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

/** What a version brought, in one line; its document is checked elsewhere. */
function readSummary(siteDir: string, version: string): string {
  const file = path.join(siteDir, getDocsDir(version), 'api/openrpc.json');
  const document = JSON.parse(readJsonText(file)) as {
    readonly 'x-summary': string;
  };
  return document['x-summary'];
}

interface Options {
  /** All released versions, the newest first. */
  readonly versions: readonly string[];
}

/** Serves each page its part of the API description of its own version. */
export default function openrpcPlugin(
  context: LoadContext,
  { versions }: Options,
): Plugin {
  const { siteDir } = context;
  const use = {
    loader: path.join(__dirname, 'loader.ts'),
    options: { siteDir, versions },
  };
  return {
    name: 'openrpc',
    async loadContent() {
      // `npm start` checks a version when one of its pages is opened.
      if (process.env.NODE_ENV === 'development') return;
      for (const version of versions) {
        readDocument(siteDir, getDocsDir(version), { checksExamples: true });
      }
    },
    async contentLoaded({ allContent, actions }) {
      const docs = getDocsVersions(allContent, siteDir);
      setPaths(docs, context.baseUrl);
      serveApi(context, docs);
      const summaries = versions.map((version) => [
        version,
        readSummary(siteDir, version),
      ]);
      // What the page at /compare/ shows, what its tool loads, and for the home page.
      for (const [name, text] of [
        ['steps.js', printSteps(versions)],
        ['loaders.js', printLoaders(versions)],
        ['versions.json', JSON.stringify([...versions].reverse())],
        ['summaries.json', JSON.stringify(Object.fromEntries(summaries))],
      ] as const) {
        await actions.createData(name, text);
      }
    },
    // What `npm start` has made of one is made again.
    getPathsToWatch: () => ['{docs,versioned_docs/*}/api/openrpc.json'],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /openrpc\.json$/,
            resourceQuery: { not: /^\?document$/ },
            type: 'json',
            use: [use],
          },
          {
            // A tool asks for it: a file, with what stands for its address.
            test: /openrpc\.json$/,
            resourceQuery: /^\?document$/,
            type: 'asset/resource',
            generator: { filename: 'assets/api/[contenthash:8].json' },
            use: [use],
          },
        ],
      },
    }),
  };
}
