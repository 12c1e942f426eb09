import {
  LIVE_KIND,
  type FeedElement,
  type FeedFormat,
  type FeedNode,
} from '../../src/feed/types';
import { isValidValue } from './isValidValue';
import { isRequired } from '../../src/feed/conditions';

function validateAttributes(
  node: FeedNode,
  { attributes }: FeedElement,
  path: string,
  kinds: readonly string[],
): readonly string[] {
  const names = attributes.map(({ name }) => name);
  const unknown = Object.keys(node.attributes)
    // Other namespaces are allowed.
    .filter((name) => !names.includes(name) && !name.startsWith('xmlns:'))
    .map((name) => `${path}/@${name}: unknown attribute`);
  const known = attributes.flatMap((attribute) => {
    const value = node.attributes[attribute.name];
    const isMissing = value === undefined && isRequired(attribute, node, kinds);
    const isWrong = value !== undefined && !isValidValue(value, attribute);
    return isMissing || isWrong
      ? [
          `${path}/@${attribute.name}: ${isWrong ? `wrong "${value}"` : 'missing'}`,
        ]
      : [];
  });
  return [...unknown, ...known];
}

const findChild = (node: FeedNode, name: string): FeedNode | undefined =>
  node.children.find((child) => child.name === name);

/** An item's content kind and, if its streaming class is live, the kind `live`. */
function getKinds(item: FeedNode, format: FeedFormat): readonly string[] {
  const kind = findChild(item, 'gmrss:entityType')?.text ?? '';
  const streamingClass = findChild(item, 'gmrss:streamingClass')?.text ?? '';
  const isLive = format.liveStreamingClasses.includes(streamingClass);
  return format.kinds.includes(kind)
    ? [kind, ...(isLive ? [LIVE_KIND] : [])]
    : [];
}

/** Whether an item removes a title or updates only a part of it. */
function isSparse(item: FeedNode): boolean {
  const { state = '', reason } =
    findChild(item, 'media:status')?.attributes ?? {};
  return ['deleted', 'inactive'].includes(state) || reason === 'sparse update';
}

function validateNode(
  node: FeedNode,
  element: FeedElement,
  path: string,
  format: FeedFormat,
  outerKinds: readonly string[],
): readonly string[] {
  const kinds = node.name === 'item' ? getKinds(node, format) : outerKinds;
  const children = format.elements.filter(
    ({ parent }) => parent === element.path,
  );
  const names = children.map(({ name }) => name);
  return [
    ...(isValidValue(node.text, element)
      ? []
      : [`${path}: wrong "${node.text}"`]),
    ...validateAttributes(node, element, path, kinds),
    ...node.children
      .filter(({ name }) => !names.includes(name))
      .map(({ name }) => `${path}/${name}: unknown element`),
    ...children.flatMap((child) => {
      const at = `${path}/${child.name}`;
      const found = node.children.filter(({ name }) => name === child.name);
      if (found.length === 0)
        return !isSparse(node) && isRequired(child, node, kinds)
          ? [`${at}: missing`]
          : [];
      if (found.length > 1 && !child.cardinality.endsWith('n'))
        return [`${at}: ${found.length} times`];
      const { appliesTo } = child;
      const isForKinds = appliesTo.some((kind) => kinds.includes(kind));
      return isForKinds || kinds.length === 0 || appliesTo.length === 0
        ? found.flatMap((one) => validateNode(one, child, at, format, kinds))
        : [`${at}: not for ${kinds.join(', ')}`];
    }),
  ];
}

/** The errors in a feed, each with its place. */
export const validateFeed = (
  feed: FeedNode,
  format: FeedFormat,
): readonly string[] =>
  format.elements
    .filter(({ parent }) => parent === '')
    .flatMap((root) => validateNode(feed, root, root.name, format, []));
