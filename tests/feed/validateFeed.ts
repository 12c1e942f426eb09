import {
  LIVE_KIND,
  type FeedElement,
  type FeedFormat,
  type FeedNode,
} from '../../src/feed/types';
import { isValidValue } from './isValidValue';
import { isRequired } from '../../src/feed/conditions';

/** Also true as long as the kinds are unknown. */
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
    // Further namespaces do no harm.
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

/** Too few, too many, or not for this content kind. */
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

/** Text of the first child with this name, or nothing. */
const getText = (node: FeedNode, childName: string): string =>
  node.children.find(({ name }) => name === childName)?.text ?? '';

const getChildren = (node: FeedNode, childName: string): readonly FeedNode[] =>
  node.children.filter(({ name }) => name === childName);

/** Even a removal must say which title it is about. */
function validateId(item: FeedNode, path: string): readonly string[] {
  const ids = ['gmrss:videoAssetId', 'gmrss:seriesAssetId'].filter(
    (name) => getChildren(item, name).length > 0,
  );
  return ids.length === 1 ? [] : [`${path}: ${String(ids.length)} ids`];
}

function validateSeries(item: FeedNode, path: string): readonly string[] {
  const references = getChildren(item, 'gmrss:entityReference');
  const isEpisode = getText(item, 'gmrss:entityType') === 'Episode';
  const hasSeries = references.some(
    ({ attributes }) => attributes['entityType'] === 'SeriesMaster',
  );
  return !isEpisode || references.length === 0 || hasSeries
    ? []
    : [`${path}/gmrss:entityReference: no series`];
}

function validateStreams(item: FeedNode, path: string): readonly string[] {
  const streams = getChildren(item, 'media:group').flatMap((group) =>
    getChildren(group, 'media:content'),
  );
  const defaults = streams.filter(
    ({ attributes }) => attributes['isDefault'] === 'true',
  );
  const hasRepeatedHash = streams.some((stream) => {
    const hashes = getChildren(stream, 'media:hash');
    const names = hashes.map(({ attributes }) => attributes['algo']);
    return new Set(names).size < names.length;
  });
  return [
    ...(defaults.length > 1 ? [`${path}/media:group: several defaults`] : []),
    ...(hasRepeatedHash ? [`${path}/media:hash: twice the same algo`] : []),
  ];
}

const RANGES = [
  { name: 'media:chapter', start: 'startTime', end: 'endTime' },
  { name: 'gmrss:timeSlice', start: 'start', end: 'end' },
] as const;

function validateRanges(item: FeedNode, path: string): readonly string[] {
  return RANGES.flatMap(({ name, start, end }) =>
    getChildren(item, name)
      .filter(
        ({ attributes }) =>
          Number(attributes[end]) <= Number(attributes[start]),
      )
      .map(() => `${path}/${name}: ${end} is not after ${start}`),
  );
}

/** Rules that span several elements of an item. */
function validateItem(
  item: FeedNode,
  path: string,
  isSparse: boolean,
): readonly string[] {
  return [
    ...(isSparse ? validateId(item, path) : []),
    ...validateSeries(item, path),
    ...validateStreams(item, path),
    ...validateRanges(item, path),
  ];
}

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
