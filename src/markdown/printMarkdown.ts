import type { Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

interface Node {
  readonly type: string;
  url?: string;
  readonly children?: readonly Node[];
}

/** Makes links absolute, so that they work anywhere; changes the nodes in place. */
function makeAbsolute(node: Node, siteUrl: string): void {
  if (node.url?.startsWith('/')) node.url = siteUrl + node.url.slice(1);
  for (const child of node.children ?? []) makeAbsolute(child, siteUrl);
}

/**
 * Prints CommonMark with GFM tables.
 *
 * @param nodes whose URLs are absolute, or relative to the site's root (no base URL)
 * @param siteUrl URL of that root: `https://example.org/site/`
 */
export function printMarkdown(
  nodes: readonly RootContent[],
  siteUrl: string,
): string {
  const root: Root = { type: 'root', children: [...nodes] };
  makeAbsolute(root, siteUrl);
  return toMarkdown(root, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}
