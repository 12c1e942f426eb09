import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { writeScript } from '../../shared/bundleScript';

/** Where the script is served. No hash: a page from a cache must find it. */
const SCRIPT = 'js/shell.js';

/** Loaded by who has no script. */
const NO_SCRIPT = 'js/no-script.css';

/** What the script loads when a page needs it. */
const RARE = ['later', 'nearest', 'tabs'];

/**
 * What a page does without React: menus, color mode, code, contents, the
 * search's field; and when the app starts. React renders the HTML of it, and
 * never handles it.
 */
export default function shellPlugin({
  baseUrl,
  siteConfig,
}: LoadContext): FinishingPlugin {
  const { announcementBar } = siteConfig.themeConfig as {
    readonly announcementBar?: { readonly id: string };
  };
  const script = path.join(__dirname, 'client/index.ts');
  const rare = RARE.map((name) =>
    path.join(__dirname, `client/rare/${name}.ts`),
  );
  // The dev server never finishes pages.
  const isDev = process.env.NODE_ENV === 'development';
  return {
    name: 'shell',
    getClientModules: () => [
      path.join(__dirname, 'shell.css'),
      ...(isDev ? [script, ...rare] : []),
    ],
    injectHtmlTags: () =>
      isDev
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
              {
                tagName: 'script',
                attributes: { defer: true, src: baseUrl + SCRIPT },
              },
              {
                tagName: 'noscript',
                innerHTML: `<link rel="stylesheet" href="${baseUrl}${NO_SCRIPT}">`,
              },
            ],
          },
    async finish({ outDir }) {
      writeScript(script, path.join(outDir, SCRIPT));
      const noScript = path.join(__dirname, 'no-script.css');
      writeScript(noScript, path.join(outDir, NO_SCRIPT));
      for (const file of rare) {
        const { name } = path.parse(file);
        writeScript(file, path.join(outDir, `js/${name}.js`));
      }
    },
  };
}
