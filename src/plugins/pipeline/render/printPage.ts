import { createRequire } from 'node:module';
import type * as Eta from 'eta';
import { getChunkName } from '../client/listLoader';
import type { ClientParts } from '../ClientFiles';
import type { Generator } from './page';

const requireFromCore = createRequire(
  require.resolve('@docusaurus/core/package.json'),
);

/** The element that the navigator swaps. */
const REGION = 'main-wrapper';

/** What core's bundle for the server fills its template with. */
export interface TemplateData {
  readonly appHtml: string;
}

/** Tags, and values of attributes that styles ask for. */
const NAMES = /<([a-z][\w-]*)|\s(?:class|id)="([^"]*)"|\s([a-z-]+)="/g;

/** What scripts make elements of later, with styles that come then. */
const TEMPLATES = /<template data-state=.*?<\/template>/gs;

const CLIENT = /\sdata-client="([^"]*)"/g;

/** The chunks of the client components of a page. */
const listChunks = (html: string): readonly string[] =>
  Array.from(html.matchAll(CLIENT), ([, id = '']) => getChunkName(id));

/** The classes, ids, elements and attributes of a page. */
const listNames = (html: string): ReadonlySet<string> =>
  new Set(
    Array.from(html.matchAll(NAMES), ([, tag, values, attribute]) =>
      (tag ?? values ?? attribute ?? '').split(' '),
    ).flat(),
  );

/** Where the link that skips the menus leads: few pages say it themselves. */
const markMain = (html: string): string =>
  / id="main"/.test(html)
    ? html
    : html.replace(/<main(?=[\s>])/, '$& id="main"');

/**
 * Fills core's template. It names the style sheets of what is in the page, which
 * must be there before the first paint, and the one script.
 */
export function createPrinter(
  { ssrTemplate, DOCUSAURUS_VERSION, ...locals }: Generator['locals'],
  { script, styles }: ClientParts,
): (data: TemplateData) => string {
  const eta = requireFromCore('eta') as typeof Eta;
  const print = eta.compile(ssrTemplate.trim(), { rmWhitespace: true });
  const tag = `<script defer data-main src="${locals.baseUrl}${script}"></script>`;
  // The dialog of the search has no page that would name its styles.
  const late = styles
    .filter((sheet) => sheet.classes && sheet.chunks.has('search'))
    .map(({ file }) => file)
    .join(' ');
  return (data) => {
    const html = data.appHtml.replace(TEMPLATES, '');
    const names = listNames(html);
    const chunks = listChunks(html);
    if (!names.has(REGION)) {
      throw new Error(
        `a page has no element with the class "${REGION}". See src/plugins/pipeline/README.md, "Region".`,
      );
    }
    const printed = print(
      {
        ...locals,
        ...data,
        version: DOCUSAURUS_VERSION,
        stylesheets: styles
          .filter(
            (sheet) =>
              !sheet.classes ||
              [...sheet.classes].some((name) => names.has(name)) ||
              chunks.some((name) => sheet.chunks.has(name)),
          )
          .map(({ file }) => file),
        scripts: [],
      },
      eta.defaultConfig,
    );
    // React separates texts by comments, and does without them when it hydrates.
    return markMain(printed)
      .replace('<template data-state="search"', `$& data-styles="${late}"`)
      .replaceAll('<!-- -->', '')
      .replace('</head>', () => `${tag}</head>`);
  };
}
