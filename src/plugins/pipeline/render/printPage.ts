import type * as Eta from 'eta';
import { CONTROLS } from '../../../site/controls';
import { suggest } from '../../../text/suggest';
import { requireFromCore } from '../../shared/requireFromCore';
import { hashShell } from './hashShell';
import { getChunkName } from '../client/listLoader';
import type { ClientParts } from '../ClientFiles';
import type { Generator } from './page';

/** The data for Docusaurus's page template, from the server bundle. */
export interface TemplateData {
  readonly appHtml: string;
  /** Tags of the head. */
  readonly metaAttributes: readonly string[];
}

/** Templates that scripts insert later, together with their style sheets. */
const TEMPLATES = /<template data-state=.*?<\/template>/gs;

const CLIENT = /\sdata-client="([^"]*)"/g;

const listChunks = (html: string): readonly string[] =>
  Array.from(html.matchAll(CLIENT), ([, id = '']) => getChunkName(id));

function listClasses(html: string): ReadonlySet<string> {
  const values = html.matchAll(/\sclass="([^"]*)"/g);
  // Most values appear many times.
  const different = new Set(Array.from(values, ([, value = '']) => value));
  return new Set([...different].flatMap((value) => value.split(' ')));
}

const KNOWN: readonly string[] = CONTROLS;

/** @throws if no code in the browser handles a `data-control` of the page */
export function checkControls(html: string): void {
  for (const [, name = ''] of html.matchAll(/\sdata-control="([^"]*)"/g)) {
    if (KNOWN.includes(name)) continue;
    throw new Error(
      `unknown data-control="${name}". ${suggest(name, KNOWN)} Add it to src/site/controls.ts and handle it in src/browser/controls.`,
    );
  }
}

const MAIN = /<main(?=[\s>])/;

/** Adds the target of the link "Skip to main content" where the page itself has none. */
function markMain(html: string): string {
  if (html.includes(' id="main"')) return html;
  const target = MAIN.test(html) ? MAIN : /<div(?= class="main-wrapper)/;
  return html.replace(target, '$& id="main"');
}

/** React 17 puts empty comments between texts, but hydrates pages without them, too. */
const BODY = /<!-- -->|<template data-state="search"/g;

/** Fills Docusaurus's template; style sheets must load before the first paint. */
export function createPrinter(
  { ssrTemplate, DOCUSAURUS_VERSION, ...locals }: Generator['locals'],
  { script, styles }: ClientParts,
): (data: TemplateData) => string {
  const eta = requireFromCore('eta') as typeof Eta;
  const template = ssrTemplate
    .trim()
    .replace('</head>', '<%~ it.mainScript %></head>');
  const print = eta.compile(template, { rmWhitespace: true });
  // Scripts insert the search dialog later, so its template lists its style sheets.
  const late = styles
    .filter((sheet) => sheet.classes && sheet.chunks.has('search'))
    .map(({ file }) => file)
    .join(' ');
  return (data) => {
    const html = data.appHtml.replace(TEMPLATES, '');
    const classes = listClasses(html);
    const chunks = listChunks(html);
    return print(
      {
        ...data,
        ...locals,
        appHtml: markMain(data.appHtml).replace(BODY, (part) =>
          part.startsWith('<!') ? '' : `${part} data-styles="${late}"`,
        ),
        mainScript: `<script defer data-main="${hashShell(html)}" src="${locals.baseUrl}${script}"></script>`,
        version: DOCUSAURUS_VERSION,
        stylesheets: styles
          .filter(
            (sheet) =>
              !sheet.classes ||
              [...sheet.classes].some((name) => classes.has(name)) ||
              chunks.some((name) => sheet.chunks.has(name)),
          )
          .map(({ file }) => file),
        scripts: [],
      },
      eta.defaultConfig,
    );
  };
}
