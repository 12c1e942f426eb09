import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleScript } from '../../shared/bundleScript';
import type { TextFiles } from '../../shared/textFiles';

const SOURCE = path.resolve(__dirname, '../../../browser');

/** Loaded by who has no script. */
const NO_SCRIPT = 'js/no-script.css';

/** What runs before a page shows. No hash: a page from a cache must find it. */
const HEAD = 'js/head.js';

/** The files of every page that webpack does not make, by path below the base URL. */
export const makePageFiles = async (siteDir: string): Promise<TextFiles> => ({
  [HEAD]: await bundleScript(path.join(SOURCE, 'head/index.ts')),
  [NO_SCRIPT]: await bundleScript(path.join(siteDir, 'src/css/no-script.css')),
});

/** Core's client runs pages: in `npm start`, and in a build without our pipeline. */
const HAS_CORE_CLIENT =
  process.env['NODE_ENV'] === 'development' ||
  process.env['STOCK_PIPELINE'] === 'true';

/**
 * What runs in every page: `src/browser`. In the built site `pipeline` makes its
 * script the entry of the client; elsewhere it runs beside core's client.
 */
export default function pagePlugin({
  baseUrl,
  siteConfig,
}: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as {
    readonly announcementBar?: { readonly id: string };
  };
  return {
    name: 'page',
    getClientModules: () => [
      path.join(SOURCE, 'controls/controls.css'),
      path.join(SOURCE, 'head/banner.css'),
      ...(HAS_CORE_CLIENT ? [path.join(SOURCE, 'client.ts')] : []),
    ],
    injectHtmlTags: () => ({
      headTags: [
        // The script that hides what was dismissed comes after it.
        ...(announcementBar
          ? [
              {
                tagName: 'meta',
                attributes: {
                  name: 'announcement',
                  content: announcementBar.id,
                },
              },
            ]
          : []),
        { tagName: 'script', attributes: { src: baseUrl + HEAD } },
        {
          tagName: 'noscript',
          innerHTML: `<link rel="stylesheet" href="${baseUrl}${NO_SCRIPT}">`,
        },
      ],
    }),
  };
}
