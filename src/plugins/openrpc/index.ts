import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readDocument } from './readDocument';

interface Options {
  /** All versions, the newest first. */
  readonly versions: readonly string[];
}

/** Serves each page its part of the API description of its own version. */
export default function openrpcPlugin(
  { siteDir }: LoadContext,
  { versions }: Options,
): Plugin {
  return {
    name: 'openrpc',
    loadContent() {
      for (const version of versions) {
        readDocument(
          siteDir,
          path.join('versioned_docs', `version-${version}`),
        );
      }
      return Promise.resolve();
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /openrpc\.json$/,
            type: 'javascript/auto',
            use: [
              {
                loader: path.join(__dirname, 'loader.ts'),
                options: { siteDir, versions },
              },
            ],
          },
        ],
      },
    }),
  };
}
