import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { writeScript } from '../../shared/bundleScript';

/** Where the script is served. No hash: a page from a cache must find it. */
const SCRIPT = 'js/resilience.js';

/** Keeps a page usable, and honest, when its bundles do not arrive. */
export default function reportFailuresPlugin({
  baseUrl,
}: LoadContext): FinishingPlugin {
  return {
    name: 'report-failures',
    getClientModules: () => [
      path.join(__dirname, 'hydrateSafely.ts'),
      path.join(__dirname, 'markReady.ts'),
      path.join(__dirname, 'banner.css'),
    ],
    injectHtmlTags: () =>
      // The dev server never finishes pages, and reports failures itself.
      process.env.NODE_ENV === 'development'
        ? {}
        : {
            headTags: [
              { tagName: 'script', attributes: { src: baseUrl + SCRIPT } },
            ],
          },
    async finish({ outDir }) {
      const script = path.join(__dirname, 'script.ts');
      writeScript(script, path.join(outDir, SCRIPT));
    },
  };
}
