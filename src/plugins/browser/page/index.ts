import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { bundleScript } from '../../shared/bundleScript';
import { serveFiles } from '../../shared/serveFiles';
import { writeFiles, type TextFiles } from '../../shared/textFiles';

const SOURCE = path.resolve(__dirname, '../../../browser');

const FOLDER = 'js/';

/** Loaded by who has no script. */
const NO_SCRIPT = 'no-script.css';

/** What runs before a page shows. No hash: a page from a cache must find it. */
const HEAD = 'head.js';

const makeFiles = async (siteDir: string): Promise<TextFiles> => ({
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
    async contentLoaded() {
      serveFiles(FOLDER, () => makeFiles(siteDir));
    },
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
        { tagName: 'script', attributes: { src: baseUrl + FOLDER + HEAD } },
        {
          tagName: 'noscript',
          innerHTML: `<link rel="stylesheet" href="${baseUrl}${FOLDER}${NO_SCRIPT}">`,
        },
      ],
    }),
    async finish({ outDir }) {
      writeFiles(path.join(outDir, FOLDER), await makeFiles(siteDir));
      return undefined;
    },
  };
}
