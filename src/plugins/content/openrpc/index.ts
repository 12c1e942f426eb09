import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getDocsVersions } from '../../shared/docsContent';
import { readDocument } from './readDocument';
import { getDocsDir, setPaths } from './releases';
import { serveApi } from './serveApi';

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
    async contentLoaded({ allContent }) {
      const docs = getDocsVersions(allContent, siteDir);
      setPaths(docs, context.baseUrl);
      serveApi(context, docs);
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
          {
            test: /versions\.json$/,
            resourceQuery: /^\?summaries$/,
            type: 'json',
            use: [
              {
                loader: path.join(__dirname, 'summariesLoader.ts'),
                options: { siteDir },
              },
            ],
          },
        ],
      },
    }),
  };
}
