import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { writeScript } from '../../shared/bundleScript';

const SOURCE = path.resolve(__dirname, '../../../browser');

/** Loaded by who has no script. */
const NO_SCRIPT = 'js/no-script.css';

/** What runs before a page shows. No hash: a page from a cache must find it. */
const HEAD = 'js/head.js';

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
  siteDir,
}: LoadContext): FinishingPlugin {
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
    injectHtmlTags: () =>
      // The dev server never finishes pages.
      process.env.NODE_ENV === 'development'
        ? {}
        : {
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
          },
    async finish({ outDir }) {
      const files = [
        [path.join(SOURCE, 'head/index.ts'), HEAD],
        [path.join(siteDir, 'src/css/no-script.css'), NO_SCRIPT],
      ] as const;
      await Promise.all(
        files.map(([file, name]) => writeScript(file, path.join(outDir, name))),
      );
      return undefined;
    },
  };
}
