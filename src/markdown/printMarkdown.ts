import type { RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import { memoize } from '../text/memoize';

interface Node {
  readonly type: string;
  url?: string;
  readonly children?: readonly Node[];
}

function makeAbsolute(node: Node, siteUrl: string): void {
  if (node.url?.startsWith('/')) node.url = siteUrl + node.url.slice(1);
  for (const child of node.children ?? []) makeAbsolute(child, siteUrl);
}

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

const print = (nodes: readonly RootContent[]): string =>
  toMarkdown({ type: 'root', children: [...nodes] }, OPTIONS);

/** Prints a node once, because pages and sections share nodes. */
const printNode = memoize((node: RootContent) => print([node]));

/**
 * Prints CommonMark with GFM tables. Makes the nodes' URLs absolute in place.
 * @param siteUrl the site's root, for instance `https://example.org/site/`
 */
export function printMarkdown(
  nodes: readonly RootContent[],
  siteUrl: string,
): string {
  for (const node of nodes) makeAbsolute(node, siteUrl);
  // Adjacent lists need different bullets.
  if (
    nodes.some(
      ({ type }, i) => type === 'list' && nodes[i + 1]?.type === 'list',
    )
  )
    return print(nodes);
  return nodes.map(printNode).join('\n');
}
