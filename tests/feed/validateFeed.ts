import { LIVE_KIND } from '../../src/feed/types';
import type { FeedElement, FeedFormat, FeedNode } from '../../src/feed/types';
import type { FeedProblem } from './FeedProblem';
import { isForKinds } from './isForKinds';
import {
  getUnknownElement,
  validateAttributes,
  validateOccurrences,
} from './validateContents';
import type { Place } from './validateContents';
import { getText, validateItem } from './validateItem';
import { validateValue } from './validateValue';

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
  outer: Place,
): readonly FeedProblem[] {
  const { format } = outer;
  const isItem = node.name === 'item';
  const kinds = isItem ? getKinds(node, format) : outer.kinds;
  const place = { format, kinds, isSparse: isItem && isSparseItem(node) };
  const children = format.elements.filter(
    ({ parent }) => parent === element.path,
  );
  const problem = validateValue(node.text, element);
  return [
    ...(problem ? [{ path, ...problem }] : []),
    ...validateAttributes(node, element, path, place),
    ...children.flatMap((child) =>
      validateOccurrences(node, child, path, place),
    ),
    ...(isItem ? validateItem(node, path, place.isSparse) : []),
    ...node.children.flatMap((child) => {
      const at = `${path}/${printStep(child, node.children)}`;
      const known = children.find(({ name }) => name === child.name);
      if (!known) return [getUnknownElement(child, at, children)];
      // What has to go needs no further checks.
      return isForKinds(known, kinds)
        ? validateNode(child, known, at, place)
        : [];
    }),
  ];
}

/** Everything that keeps a feed from being valid, in the order of the feed. */
export function validateFeed(
  feed: FeedNode,
  format: FeedFormat,
): readonly FeedProblem[] {
  const roots = format.elements.filter(({ parent }) => parent === '');
  const root = roots.find(({ name }) => name === feed.name);
  if (!root) return [getUnknownElement(feed, feed.name, roots)];
  return validateNode(feed, root, feed.name, {
    format,
    kinds: [],
    isSparse: false,
  });
}
