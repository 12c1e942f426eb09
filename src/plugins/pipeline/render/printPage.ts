import { createRequire } from 'node:module';
import type * as Eta from 'eta';
import type { ClientParts } from '../ClientFiles';
import type { Generator, RenderedPage } from './page';

const requireFromCore = createRequire(
  require.resolve('@docusaurus/core/package.json'),
);

/** The element that the navigator swaps. */
const REGION = 'main-wrapper';

/**
 * Fills core's template. It names the style sheets of what is in the page, which
 * must be there before the first paint, and the one script.
 */
export function createPrinter(
  { ssrTemplate, DOCUSAURUS_VERSION, ...locals }: Generator['locals'],
  { script, styles }: ClientParts,
): (page: RenderedPage) => string {
  const eta = requireFromCore('eta') as typeof Eta;
  const print = eta.compile(ssrTemplate.trim(), { rmWhitespace: true });
  const tag = `<script defer data-main src="${locals.baseUrl}${script}"></script>`;
  return ({ data, names }) => {
    const classes = new Set(names);
    if (!classes.has(REGION)) {
      throw new Error(
        `a page has no element of class "${REGION}". See src/plugins/pipeline/README.md, "Region".`,
      );
    }
    const printed = print(
      {
        ...locals,
        ...(JSON.parse(data) as object),
        version: DOCUSAURUS_VERSION,
        stylesheets: styles
          .filter(
            (sheet) =>
              !sheet.classes ||
              [...sheet.classes].some((name) => classes.has(name)),
          )
          .map(({ file }) => file),
        scripts: [],
      },
      eta.defaultConfig,
    );
    // React parts texts by comments, to find them again, and mends their lack.
    return printed
      .replaceAll('<!-- -->', '')
      .replace('</head>', () => `${tag}</head>`);
  };
}
