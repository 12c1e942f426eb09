import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readDocument } from './readDocument';
import { getDocsDir } from './releases';

interface Options {
  /** All released versions, the newest first. */
  readonly versions: readonly string[];
}

/** Serves each page its part of the API description of its own version. */
export default function openrpcPlugin(
  { siteDir }: LoadContext,
  { versions }: Options,
): Plugin {
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
