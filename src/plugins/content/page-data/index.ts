import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Finishes the data that lie beside the pages that show them. */
export default function pageDataPlugin({ siteDir }: LoadContext): Plugin {
  const load = (name: string) => [
    { loader: path.join(__dirname, name), options: { siteDir } },
  ];
  return {
    name: 'page-data',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]diagrams[\\/][^\\/]+\.json$/,
            type: 'json',
            use: load('diagramLoader.ts'),
          },
          {
            test: /[\\/]gmrss\.json$/,
            type: 'json',
            use: load('feedLoader.ts'),
          },
        ],
      },
    }),
  };
}
