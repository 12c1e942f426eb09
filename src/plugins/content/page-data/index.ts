import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Registers the loader of JSON files next to the pages that show them. */
export default function pageDataPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'page-data',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/](?:diagrams[\\/][^\\/]+|gmrss)\.json$/,
            type: 'json',
            use: [
              {
                loader: path.join(__dirname, 'loader.ts'),
                options: { siteDir },
              },
            ],
          },
        ],
      },
    }),
  };
}
