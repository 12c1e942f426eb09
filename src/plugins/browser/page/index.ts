import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleScript } from '../../shared/bundleScript';
import type { TextFiles } from '../../shared/textFiles';

const SOURCE = path.resolve(__dirname, '../../../browser');

const NO_SCRIPT = 'js/no-script.css';

/** The name has no hash, so that cached pages still find the script. */
const HEAD = 'js/head.js';

/** Creates the files that all pages share and that webpack doesn't build. */
export const makePageFiles = async (siteDir: string): Promise<TextFiles> => ({
  [HEAD]: await bundleScript(path.join(SOURCE, 'head/index.ts')),
  [NO_SCRIPT]: await bundleScript(path.join(siteDir, 'src/css/no-script.css')),
});

/** Docusaurus's client runs with `npm start` and in builds without our pipeline. */
const HAS_CORE_CLIENT =
  process.env['NODE_ENV'] === 'development' ||
  process.env['STOCK_PIPELINE'] === 'true';

/** Runs `src/browser` on every page. In builds, `takeEntry` makes it the entry. */
export default function pagePlugin({
  baseUrl,
  siteConfig,
}: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    name: 'page',
    getClientModules: () => [
      path.join(SOURCE, 'controls/controls.css'),
      path.join(SOURCE, 'head/banner.css'),
      ...(HAS_CORE_CLIENT ? [path.join(SOURCE, 'client.ts')] : []),
    ],
    injectHtmlTags: () => ({
      headTags: [
        // The script comes later, and reads this tag to hide a dismissed announcement.
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
