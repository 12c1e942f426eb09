import { createRequire } from 'node:module';
import type * as Eta from 'eta';
import { FILES_ID, type AppFiles } from '../appFiles';
import type { Files } from '../ClientFiles';
import type { Page } from './page';
import type { Generator } from './RenderPages';

/** What is known of a page besides its HTML. */
export interface Facts {
  /** Chunks that React needs; a page without a list starts its app at once. */
  readonly chunks: readonly string[] | undefined;
  /** Whether the app leaves it as it comes. */
  readonly isStill: boolean;
}

const requireFromCore = createRequire(
  require.resolve('@docusaurus/core/package.json'),
);

/** The element that the app swaps, by its name in the theme's style sheet. */
const REGION = /^docPage_/;

/**
 * Fills core's template. It names the style sheets of what is in the page, which
 * must be there before the first paint; scripts come when they are wanted.
 */
export function createPrinter(
  { ssrTemplate, DOCUSAURUS_VERSION, ...locals }: Generator['locals'],
  { scripts, styles, chunks }: Files,
): (page: Page, facts: Facts) => string {
  const eta = requireFromCore('eta') as typeof Eta;
  const print = eta.compile(ssrTemplate.trim(), { rmWhitespace: true });
  const toUrl = (file: string): string => locals.baseUrl + file;
  return ({ data, names }, facts) => {
    const page = JSON.parse(data) as object;
    const classes = new Set(names);
    if (facts.isStill && !names.some((name) => REGION.test(name))) {
      throw new Error(
        'a page of the docs has no element of class "docPage". See src/plugins/pipeline/README.md, "Region".',
      );
    }
    const own = (facts.chunks ?? []).flatMap((name) => chunks.get(name) ?? []);
    const sheets = styles
      .filter(
        (sheet) =>
          own.includes(sheet.file) ||
          !sheet.classes ||
          [...sheet.classes].some((name) => classes.has(name)),
      )
      .map(({ file }) => file);
    const files: AppFiles = {
      chunks: [...new Set(own)]
        .filter((file) => file.endsWith('.js') && !scripts.includes(file))
        .map(toUrl),
      scripts: scripts.map(toUrl),
    };
    const printed = print(
      {
        ...locals,
        ...page,
        version: DOCUSAURUS_VERSION,
        stylesheets: [
          ...sheets,
          ...own.filter(
            (file) => file.endsWith('.css') && !sheets.includes(file),
          ),
        ],
        scripts: facts.chunks ? [] : scripts,
      },
      eta.defaultConfig,
    );
    // React parts texts by comments, to find them again; here it never looks.
    const html = facts.isStill ? printed.replaceAll('<!-- -->', '') : printed;
    if (!facts.chunks) return html;
    const tag = `<script type="application/json" id="${FILES_ID}">${JSON.stringify(files).replaceAll('<', '\\u003c')}</script>`;
    return html.replace('</head>', () => `${tag}</head>`);
  };
}
