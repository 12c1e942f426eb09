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

/** Caches printed blocks by their nodes: files of symbols repeat parts of their pages. */
const cache = new Map<string, string>();

function printBlocks(children: Root['children']): string {
  const key = JSON.stringify(children);
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const text = toMarkdown(
    { type: 'root', children },
    {
      bullet: '-',
      emphasis: '_',
      fences: true,
      listItemIndent: 'one',
      rule: '-',
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    },
  );
  cache.set(key, text);
  return text;
}

/** Single blocks, but adjacent lists together, because they get different bullets. */
function groupBlocks(nodes: readonly RootContent[]): RootContent[][] {
  const groups: RootContent[][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (node.type === 'list' && last?.[0]?.type === 'list') last.push(node);
    else groups.push([node]);
  }
  return groups;
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
  for (const node of nodes) makeAbsolute(node, siteUrl);
  return groupBlocks(nodes).map(printBlocks).join('\n');
}
