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
    const at = `${path}/@${attribute.name}`;
    if (value === undefined)
      return isRequired(attribute, node, kinds) ? [`${at}: missing`] : [];
    return isValidValue(value, attribute) ? [] : [`${at}: wrong "${value}"`];
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

/** Errors in the ids and references of an item. */
function validateItem(item: FeedNode, path: string): readonly string[] {
  const ids = ['gmrss:videoAssetId', 'gmrss:seriesAssetId'];
  const count = ids.filter((name) => findChild(item, name)).length;
  const isEpisode = findChild(item, 'gmrss:entityType')?.text === 'Episode';
  const references = item.children.filter(
    ({ name }) => name === 'gmrss:entityReference',
  );
  const hasSeries = references.some(
    ({ attributes }) => attributes['entityType'] === 'SeriesMaster',
  );
  return [
    // Even a removal must identify its title.
    ...(isSparse(item) && count !== 1 ? [`${path}: not one id`] : []),
    ...(isEpisode && references.length > 0 && !hasSeries
      ? [`${path}: an episode without a series`]
      : []),
  ];
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
    ...(node.name === 'item' ? validateItem(node, path) : []),
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
