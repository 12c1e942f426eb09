import { createHash } from 'node:crypto';

/** The class of the element that the navigator replaces. */
const REGION = 'main-wrapper';

/** Docusaurus's check of the base URL, which only the home page has. */
const BANNER = '<div id="docusaurus-base-url-issue-banner-container"></div>';

const REGION_START = new RegExp(
  `<[\\w-]+[^>]*\\sclass="(?:[^"]* )?${REGION}[ "]`,
);

/** The navbar and the footer, whose entries the navigator updates one by one. */
const MENU_START =
  /<[\w-]+[^>]*\sclass="(?:[^"]* )?navbar[ "]|<footer[^>]*\sclass="(?:[^"]* )?footer[ "]/;

/** Returns the position behind the element that starts at `start`. */
function findEnd(html: string, start: number): number {
  const [, name = ''] = /^<([\w-]+)/.exec(html.slice(start)) ?? [];
  const tags = html.slice(start).matchAll(new RegExp(`<(/?)${name}\\b`, 'g'));
  let depth = 0;
  for (const { 1: slash, index } of tags) {
    depth += slash ? -1 : 1;
    if (depth === 0) return html.indexOf('>', start + index) + 1;
  }
  return html.length;
}

function replaceElements(
  html: string,
  pattern: RegExp,
  print: (element: string) => string,
): string {
  const start = html.search(pattern);
  if (start < 0) return html;
  const end = findEnd(html, start);
  const rest = replaceElements(html.slice(end), pattern, print);
  return html.slice(0, start) + print(html.slice(start, end)) + rest;
}

/** Removes what the navigator updates: attributes, and the text of links and buttons. */
const printMenu = (menu: string): string =>
  menu
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/(<(?:a|button)\b[^>]*>)[^<]*/g, '$1')
    .replace(/(<[a-z][\w-]*)[^>]*/g, '$1');

/**
 * Hashes what a page shows around the region. The navigator leaves that as it is, so the
 * browser loads a page whose hash differs from the current page's.
 * @param html a page's body
 * @returns `''` if the page has no region
 */
export function hashShell(html: string): string {
  const body = html.replace(BANNER, '');
  const shell = replaceElements(body, REGION_START, () => '');
  if (shell === body) return '';
  return createHash('sha256')
    .update(replaceElements(shell, MENU_START, printMenu))
    .digest('hex')
    .slice(0, 8);
}
