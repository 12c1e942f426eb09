import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import type { RootContent } from 'mdast';
import { Parser } from 'htmlparser2';
import { isElement, KNOWN_ELEMENTS } from './elements';
import { simplify } from './simplify';

/** Attributes in hast's format: classes are a list. */
function toProperties({
  class: classes,
  ...others
}: Record<string, string>): Element['properties'] {
  return classes ? { ...others, className: classes.split(/\s+/) } : others;
}

/** Parses HTML that the build has printed; three times as fast as parsing arbitrary HTML. */
export function parseHtml(html: string): Root {
  const root: Root = { type: 'root', children: [] };
  const open: (Root | Element)[] = [root];
  const parser = new Parser({
    onopentag: (tagName, attributes) => {
      const properties = toProperties(attributes);
      const element: Element = {
        type: 'element',
        tagName,
        properties,
        children: [],
      };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    onclosetag: () => open.pop(),
    ontext: (value) => {
      const { children } = open.at(-1) ?? root;
      const last = children.at(-1);
      // An entity begins another text.
      if (last?.type === 'text') last.value += value;
      else children.push({ type: 'text', value });
    },
  });
  parser.end(html);
  return root;
}

/** Returns the part from the beginning to the nearest of the ends, or to the end of the HTML. */
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

/** The content of a page: its article, otherwise everything below the navbar. */
export function cutContent(html: string): string {
  const text = cut(html, '<div class="theme-doc-markdown', [
    '<footer',
    '</article>',
  ]);
  if (text !== undefined) return text;
  const main = cut(html, '<main', ['</main>']);
  return main === undefined ? '' : `${main}</main>`;
}

/** Attributes that are useful outside the page. */
const PORTABLE_ATTRIBUTES = [
  'alt',
  'checked',
  'href',
  'id',
  'src',
  'start',
  'title',
  'type',
];

const isLanguage = (name: unknown): boolean =>
  String(name).startsWith('language-');

/** Attributes that only work in the page. */
const PAGE_ATTRIBUTES = /^(?:class|className|style|data-.*|on.*)$/;

const ADDRESSES = ['href', 'poster', 'src'];

/** Keeps the attributes that work elsewhere, and makes URLs absolute. */
function makePortable(node: Element, url: string): void {
  const { className } = node.properties;
  const isKnown = KNOWN_ELEMENTS.has(node.tagName);
  const names = isKnown
    ? PORTABLE_ATTRIBUTES
    : Object.keys(node.properties).filter(
        (name) => !PAGE_ATTRIBUTES.test(name),
      );
  const portable = names.flatMap((name) => {
    const value = node.properties[name];
    if (typeof value !== 'string') return [];
    const isAddress = ADDRESSES.includes(name);
    if (isAddress) return [[name, new URL(value, url).href] as const];
    // An attribute without a value, such as `controls` or `checked`.
    const isFlag = value === '' && name !== 'alt';
    return [[name, isFlag || value] as const];
  });
  const languages = Array.isArray(className)
    ? className.filter(isLanguage)
    : [];
  node.properties = {
    ...Object.fromEntries(portable),
    ...(languages.length > 0 && { className: languages }),
  };
  for (const child of node.children) {
    if (isElement(child)) makePortable(child, url);
  }
}

/**
 * A part of a built page as plain HTML.
 *
 * @param url URL of the page
 */
export function getPlainHtml(html: string, url: string): Root {
  const children = parseHtml(html).children.filter(isElement).flatMap(simplify);
  const root: Root = { type: 'root', children };
  children.filter(isElement).forEach((child) => {
    makePortable(child, url);
  });
  return root;
}

/** Replaces headings in lists, which title their entries, with their content. */
function flattenHeadings(node: Root | Element, isInList = false): void {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const isHeading = /^h[1-6]$/.test(child.tagName);
    if (isInList && isHeading) child.tagName = 'p';
    flattenHeadings(child, isInList || child.tagName === 'li');
  }
}

function listUnknown(node: Root | Element): readonly string[] {
  return (node.children as ElementContent[])
    .filter(isElement)
    .flatMap((child) => [
      ...(KNOWN_ELEMENTS.has(child.tagName) ? [] : [child.tagName]),
      ...listUnknown(child),
    ]);
}

/** The nodes below a heading, with headings as if it were the title of a page. */
function raise([title, ...nodes]: readonly RootContent[]): RootContent[] {
  const levels = title?.type === 'heading' ? title.depth - 1 : 0;
  return nodes.map((node) =>
    node.type === 'heading'
      ? { ...node, depth: (node.depth - levels) as typeof node.depth }
      : node,
  );
}

/** A page in Markdown. */
export interface ConvertedPage {
  readonly nodes: readonly RootContent[];
  /** The content of sections that begin with a heading, by its id. */
  readonly sections: ReadonlyMap<string, readonly RootContent[]>;
}

/**
 * Converts a part of a built page to Markdown; elements without Markdown syntax stay HTML.
 *
 * @param url URL of the page
 */
export function convertPage(html: string, url: string): ConvertedPage {
  const root = getPlainHtml(html, url);
  flattenHeadings(root);
  const sections = new Map<string, readonly RootContent[]>();
  const convertSection: Handle = (state, node) => {
    const nodes = state.all(node);
    const [title] = node.children.filter(isElement);
    const id = title?.properties['id'];
    if (typeof id === 'string') sections.set(id, raise(nodes));
    return nodes;
  };
  const printHtml: Handle = (_, node) => ({
    type: 'html',
    value: toHtml(node),
  });
  const handlers: Record<string, Handle> = { section: convertSection };
  for (const name of listUnknown(root)) handlers[name] = printHtml;
  const tree = toMdast(root, { handlers });
  return { nodes: tree.type === 'root' ? tree.children : [tree], sections };
}
