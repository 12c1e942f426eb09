import type { Element, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { RootContent } from 'mdast';
import { isElement } from './elements';
import { findUnknown } from './findUnknown';
import { parseHtml } from './parseHtml';
import { simplify } from './simplify';

/** From where it begins to the nearest of the ends, or to the end of all. */
function cut(
  html: string,
  beginning: string,
  ends: readonly string[],
): string | undefined {
  const start = html.indexOf(beginning);
  if (start < 0) return undefined;
  const found = ends
    .map((end) => html.indexOf(end, start))
    .filter((index) => index >= 0);
  return html.slice(start, Math.min(...found, html.length));
}

/** The part of a page that is its own: its text, else all below the navbar. */
export function cutContent(html: string): string {
  const text = cut(html, '<div class="theme-doc-markdown', [
    '<footer',
    '</article>',
  ]);
  if (text !== undefined) return text;
  const main = cut(html, '<main', ['</main>']);
  return main === undefined ? '' : `${main}</main>`;
}

/** Attributes that keep their meaning outside of the page. */
const KEPT_ATTRIBUTES = ['alt', 'href', 'id', 'src', 'start', 'title'];

const isLanguage = (name: unknown): boolean =>
  String(name).startsWith('language-');

/** Keeps only these attributes, with absolute addresses. */
function makePortable(node: Element, url: string): void {
  const { className } = node.properties;
  const kept = KEPT_ATTRIBUTES.flatMap((name) => {
    const value = node.properties[name];
    if (typeof value !== 'string') return [];
    const isAddress = name === 'href' || name === 'src';
    return [[name, isAddress ? new URL(value, url).href : value] as const];
  });
  const languages = Array.isArray(className)
    ? className.filter(isLanguage)
    : [];
  node.properties = {
    ...Object.fromEntries(kept),
    ...(languages.length > 0 && { className: languages }),
  };
  for (const child of node.children) {
    if (isElement(child)) makePortable(child, url);
  }
}

/**
 * A part of a built page as plain HTML.
 *
 * @param url address of the page
 * @throws for elements that have no counterpart in Markdown
 */
export function getPlainHtml(html: string, url: string): Root {
  const children = parseHtml(html).children.filter(isElement).flatMap(simplify);
  const root: Root = { type: 'root', children };
  const unknown = findUnknown(root);
  if (unknown.length > 0) {
    const names = unknown.map((name) => `<${name}>`).join(', ');
    throw new Error(
      `${names}: no form in Markdown. Build the component of elements that have one (headings, paragraphs, lists, tables, code, links), or give it one in src/markdown/page/simplify.ts.`,
    );
  }
  children.filter(isElement).forEach((child) => {
    makePortable(child, url);
  });
  return root;
}

/** Turns headings inside of lists, which name their entries, into text. */
function flattenHeadings(node: Root | Element, isInList = false): void {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const isHeading = /^h[1-6]$/.test(child.tagName);
    if (isInList && isHeading) child.tagName = 'p';
    flattenHeadings(child, isInList || child.tagName === 'li');
  }
}

/** Plain HTML as Markdown. */
export function toMarkdownNodes(root: Root): readonly RootContent[] {
  flattenHeadings(root);
  const tree = toMdast(root);
  return tree.type === 'root' ? tree.children : [tree];
}
