import type { Nodes } from 'mdast';
import type { Element, Nodes as HtmlNodes } from 'hast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { getText, isElement } from '../../src/markdown/page/elements';
import { parseHtml } from '../../src/markdown/page/convertPage';

/** The parts that a page's HTML and its Markdown must have in common. */
interface Outline {
  readonly headings: readonly string[];
  /** Rows of tables; cells are text. */
  readonly rows: readonly (readonly string[])[];
  readonly codes: readonly string[];
}

const tidy = (text: string): string =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Yields all nodes of a tree, parents first. */
export function* walk<Node extends { readonly type: string }>(
  node: Node,
  skip: (node: Node) => boolean = () => false,
): Generator<Node> {
  if (skip(node)) return;
  yield node;
  const { children = [] } = node as { children?: readonly Node[] };
  for (const child of children) yield* walk(child, skip);
}

export const parseMarkdown = (text: string): Nodes =>
  fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });

export function readMarkdownText(node: Nodes): string {
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(readMarkdownText).join('') : '';
}

export function outlineMarkdown(root: Nodes): Outline {
  const outline = { headings: [], rows: [], codes: [] } as {
    [part in keyof Outline]: Outline[part][number][];
  };
  for (const node of walk(root)) {
    const text = tidy(readMarkdownText(node));
    if (node.type === 'heading') outline.headings.push(`${node.depth} ${text}`);
    if (node.type === 'code') outline.codes.push(text);
    if (node.type === 'tableRow') {
      outline.rows.push(
        node.children.map((cell) => tidy(readMarkdownText(cell))),
      );
    }
  }
  return outline;
}

const isTag = (node: HtmlNodes, pattern: RegExp): boolean =>
  isElement(node) && pattern.test(node.tagName);

/** Controls and navigation, which the Markdown doesn't contain. */
const isOutside = (node: HtmlNodes): boolean =>
  isElement(node) &&
  (/^(nav|button)$/.test(node.tagName) ||
    node.properties['data-control'] !== undefined);

export function outlineHtml(html: string): Outline {
  const nodes = [...walk<HtmlNodes>(parseHtml(html), isOutside)];
  const inLists = new Set(
    nodes.filter((node) => isTag(node, /^li$/)).flatMap((li) => [...walk(li)]),
  );
  const find = (pattern: RegExp): readonly Element[] =>
    nodes.filter(isElement).filter((node) => isTag(node, pattern));
  return {
    // Skip headings in lists, because they name the list items.
    headings: find(/^h[1-6]$/)
      .filter((node) => !inLists.has(node))
      .map((node) => `${node.tagName.slice(1)} ${tidy(getText(node))}`),
    rows: find(/^tr$/).map((row) =>
      row.children.filter(isElement).map((cell) => tidy(getText(cell))),
    ),
    codes: find(/^pre$/).map((pre) => tidy(getText(pre))),
  };
}
