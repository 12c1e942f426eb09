import type { FeedNode } from '../../src/feed/types';

/** Text of the first child with this name, or nothing. */
export const getText = (node: FeedNode, childName: string): string =>
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
export function validateItem(
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
