import { LIVE_KIND } from '../../src/feed/types';
import type { FeedElement, FeedFormat, FeedNode } from '../../src/feed/types';
import { isValidValue } from './isValidValue';
import {
  isForKinds,
  validateAttributes,
  validateOccurrences,
} from './validateContents';
import { getText, validateItem } from './validateItem';

/** Content kinds of an item: its own, and live if its streaming class says so. */
function getKinds(item: FeedNode, format: FeedFormat): readonly string[] {
  const kind = getText(item, 'gmrss:entityType');
  const streamingClass = getText(item, 'gmrss:streamingClass');
  if (!format.kinds.includes(kind)) return [];
  return format.liveStreamingClasses.includes(streamingClass)
    ? [kind, LIVE_KIND]
    : [kind];
}

function isSparseItem(item: FeedNode): boolean {
  const status = item.children.find(({ name }) => name === 'media:status');
  const { state = '', reason } = status?.attributes ?? {};
  return ['deleted', 'inactive'].includes(state) || reason === 'sparse update';
}

/** Numbers the siblings of a name that occurs more than once: `item[2]`. */
function printStep(node: FeedNode, siblings: readonly FeedNode[]): string {
  const same = siblings.filter(({ name }) => name === node.name);
  return same.length > 1
    ? `${node.name}[${same.indexOf(node) + 1}]`
    : node.name;
}

function validateNode(
  node: FeedNode,
  element: FeedElement,
  path: string,
  format: FeedFormat,
  outerKinds: readonly string[],
): readonly string[] {
  const isItem = node.name === 'item';
  const kinds = isItem ? getKinds(node, format) : outerKinds;
  const isSparse = isItem && isSparseItem(node);
  const children = format.elements.filter(
    ({ parent }) => parent === element.path,
  );
  return [
    ...(isValidValue(node.text, element)
      ? []
      : [`${path}: wrong "${node.text}"`]),
    ...validateAttributes(node, element, path, kinds),
    ...children.flatMap((child) =>
      validateOccurrences(node, child, path, kinds, isSparse),
    ),
    ...(isItem ? validateItem(node, path, isSparse) : []),
    ...node.children.flatMap((child) => {
      const at = `${path}/${printStep(child, node.children)}`;
      const known = children.find(({ name }) => name === child.name);
      if (!known) return [`${at}: unknown element`];
      return isForKinds(known, kinds)
        ? validateNode(child, known, at, format, kinds)
        : [];
    }),
  ];
}

/** What keeps a feed from being valid, each with its place. */
export function validateFeed(
  feed: FeedNode,
  format: FeedFormat,
): readonly string[] {
  const root = format.elements.find(
    ({ parent, name }) => parent === '' && name === feed.name,
  );
  return root
    ? validateNode(feed, root, feed.name, format, [])
    : [`${feed.name}: unknown element`];
}
