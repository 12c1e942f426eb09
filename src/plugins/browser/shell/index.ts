import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { writeScript } from '../../shared/bundleScript';

/** Where the script is served. No hash: a page from a cache must find it. */
const SCRIPT = 'js/shell.js';

/**
 * What a page does without React: menus, color mode, code, contents, the
 * search's field; and when the app starts. React renders the HTML of it, and
 * never handles it.
 */
export default function shellPlugin({ baseUrl }: LoadContext): FinishingPlugin {
  const script = path.join(__dirname, 'client/index.ts');
  // The dev server never finishes pages.
  const isDev = process.env.NODE_ENV === 'development';
  return {
    name: 'shell',
    getClientModules: () => [
      path.join(__dirname, 'shell.css'),
      ...(isDev ? [script] : []),
    ],
    injectHtmlTags: () =>
      isDev
        ? {}
        : {
            headTags: [
              {
                tagName: 'script',
                attributes: { defer: true, src: baseUrl + SCRIPT },
              },
            ],
          },
    async finish({ outDir }) {
      writeScript(script, path.join(outDir, SCRIPT));
    },
  };
}
