import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import type { RootContent } from 'mdast';
import { memoizeText } from '../../text/memoizeText';
import { isElement, KNOWN_ELEMENTS } from './elements';
import { parseHtml } from './parseHtml';
import { simplify } from './simplify';

const isLanguage = (name: unknown): boolean =>
  String(name).startsWith('language-');

/** Attributes that work only on the site. */
const PAGE_ATTRIBUTES =
  /^(?:aria-.*|class|className|data-.*|on.*|role|style|tabindex)$/;

const ADDRESSES = ['href', 'poster', 'src'];

/** Removes the attributes that work only on the site, and makes URLs absolute. */
function makePortable(node: Element, url: string): void {
  const { className, ...others } = node.properties;
  const portable = Object.entries(others).flatMap(([name, value]) => {
    if (typeof value !== 'string' || PAGE_ATTRIBUTES.test(name)) return [];
    // Placeholders such as `http://localhost:PORT/` can't be parsed.
    const isAddress = ADDRESSES.includes(name) && URL.canParse(value, url);
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

export function getPlainHtml(html: string, url: string): Root {
  const children = parseHtml(html).children.filter(isElement).flatMap(simplify);
  for (const child of children.filter(isElement)) makePortable(child, url);
  return { type: 'root', children };
}

/** Turns headings in list items into paragraphs, because they don't start a section. */
function flattenHeadings(node: Root | Element, isInList = false): void {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const isHeading = /^h[1-6]$/.test(child.tagName);
    if (isInList && isHeading) child.tagName = 'p';
    flattenHeadings(child, isInList || child.tagName === 'li');
  }
}

const listUnknown = (node: Root | Element): readonly string[] =>
  (node.children as ElementContent[])
    .filter(isElement)
    .flatMap((child) => [
      ...(KNOWN_ELEMENTS.has(child.tagName) ? [] : [child.tagName]),
      ...listUnknown(child),
    ]);

/** Removes the first heading, and raises the others as if it had been an `h1`. */
function raise([title, ...nodes]: readonly RootContent[]): RootContent[] {
  const levels = title?.type === 'heading' ? title.depth - 1 : 0;
  return nodes.map((node) =>
    node.type === 'heading'
      ? { ...node, depth: (node.depth - levels) as typeof node.depth }
      : node,
  );
}

interface ConvertedPage {
  readonly nodes: readonly RootContent[];
  /** Sections that start with a heading, by the heading's id. */
  readonly sections: ReadonlyMap<string, readonly RootContent[]>;
}

/** Elements without Markdown syntax stay HTML. */
function convert(root: Root): ConvertedPage {
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

const BLOCK =
  /^(?:blockquote|details|div|figure|h\d|header|[ou]l|p|pre|section|table)$/;

/** Text between two blocks becomes a block, too. */
function splitBlocks({ children }: Root): readonly Root[] {
  const blocks: Root[] = [];
  let isText = false;
  for (const node of children.flatMap((child) =>
    isElement(child) && child.tagName === 'div' ? child.children : [child],
  )) {
    const isBlock = isElement(node) && BLOCK.test(node.tagName);
    if (!isBlock && isText) blocks.at(-1)?.children.push(node);
    else blocks.push({ type: 'root', children: [node] });
    isText = !isBlock;
  }
  return blocks;
}

/** Converts a block as JSON once, because most blocks are the same in all versions. */
const convertOnce = memoizeText((json) => convert(JSON.parse(json) as Root));

export function convertPage(html: string, url: string): ConvertedPage {
  const root = getPlainHtml(html, url);
  flattenHeadings(root);
  const blocks = splitBlocks(root).map((block) =>
    convertOnce(JSON.stringify(block)),
  );
  return {
    nodes: blocks.flatMap(({ nodes }) => nodes),
    sections: new Map(blocks.flatMap(({ sections }) => [...sections])),
  };
}
