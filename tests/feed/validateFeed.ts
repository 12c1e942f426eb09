import {
  LIVE_KIND,
  type FeedElement,
  type FeedFormat,
  type FeedNode,
} from '../../src/feed/types';
import { isValidValue } from './isValidValue';
import { isRequired } from '../../src/feed/conditions';

/** Also true if the kinds are unknown. */
const isForKinds = (
  { appliesTo }: FeedElement,
  kinds: readonly string[],
): boolean =>
  kinds.length === 0 ||
  appliesTo.length === 0 ||
  appliesTo.some((kind) => kinds.includes(kind));

function validateAttributes(
  node: FeedNode,
  element: FeedElement,
  path: string,
  kinds: readonly string[],
): readonly string[] {
  const names = element.attributes.map(({ name }) => name);
  const unknown = Object.keys(node.attributes)
    // Other namespaces are allowed.
    .filter((name) => !names.includes(name) && !name.startsWith('xmlns:'))
    .map((name) => `${path}/@${name}: unknown attribute`);
  const known = element.attributes.flatMap((attribute) => {
    const value = node.attributes[attribute.name];
    const at = `${path}/@${attribute.name}`;
    if (value !== undefined) {
      return isValidValue(value, attribute) ? [] : [`${at}: wrong "${value}"`];
    }
    return isRequired(attribute, node, kinds) ? [`${at}: missing`] : [];
  });
  return [...unknown, ...known];
}

/** Errors for too few or too many elements, or for a wrong content kind. */
function validateOccurrences(
  node: FeedNode,
  child: FeedElement,
  path: string,
  kinds: readonly string[],
  isSparse: boolean,
): readonly string[] {
  const count = node.children.filter(({ name }) => name === child.name).length;
  const at = `${path}/${child.name}`;
  if (count === 0)
    return !isSparse && isRequired(child, node, kinds)
      ? [`${at}: missing`]
      : [];
  if (count > 1 && !child.cardinality.endsWith('n'))
    return [`${at}: ${String(count)} times`];
  return isForKinds(child, kinds) ? [] : [`${at}: not for ${kinds.join(', ')}`];
}

/** The text of the first child with this name, or `''`. */
const getText = (node: FeedNode, childName: string): string =>
  node.children.find(({ name }) => name === childName)?.text ?? '';

const getAttributes = (node: FeedNode, childName: string) =>
  node.children
    .filter(({ name }) => name === childName)
    .map(({ attributes }) => attributes);

/** Rules that involve several elements of an item. */
const ITEM_RULES: Readonly<Record<string, (item: FeedNode) => boolean>> = {
  // Even a removal must identify its title.
  'not one id': (item) =>
    !isSparseItem(item) ||
    ['gmrss:videoAssetId', 'gmrss:seriesAssetId'].filter(
      (name) => getAttributes(item, name).length > 0,
    ).length === 1,
  'an episode without a series': (item) => {
    const references = getAttributes(item, 'gmrss:entityReference');
    return (
      getText(item, 'gmrss:entityType') !== 'Episode' ||
      references.length === 0 ||
      references.some(({ entityType }) => entityType === 'SeriesMaster')
    );
  },
};

const validateItem = (item: FeedNode, path: string): readonly string[] =>
  Object.entries(ITEM_RULES)
    .filter(([, isMet]) => !isMet(item))
    .map(([fault]) => `${path}: ${fault}`);

/** An item's content kind and, if its streaming class is live, the kind `live`. */
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
    ...(isItem ? validateItem(node, path) : []),
    ...node.children.flatMap((child) => {
      const at = `${path}/${child.name}`;
      const known = children.find(({ name }) => name === child.name);
      if (!known) return [`${at}: unknown element`];
      return isForKinds(known, kinds)
        ? validateNode(child, known, at, format, kinds)
        : [];
    }),
  ];
}

/** The errors in a feed, each with its place. */
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
