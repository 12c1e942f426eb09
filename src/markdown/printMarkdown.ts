import type { Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

interface Node {
  readonly type: string;
  url?: string;
  readonly children?: readonly Node[];
}

/** Links that do not change when the text is carried elsewhere; in place. */
function makeAbsolute(node: Node, siteUrl: string): void {
  if (node.url?.startsWith('/')) node.url = siteUrl + node.url.slice(1);
  for (const child of node.children ?? []) makeAbsolute(child, siteUrl);
}

/**
 * CommonMark with the tables of GFM.
 *
 * @param nodes whose addresses are absolute, or begin with `/` for the site's
 * root, without its base URL
 * @param siteUrl address of that root: `https://example.org/site/`
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
