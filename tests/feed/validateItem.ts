import type { FeedNode } from '../../src/feed/types';
import type { FeedProblem } from './FeedProblem';

/** Text of the first child with this name, or nothing. */
export const getText = (node: FeedNode, childName: string): string =>
  node.children.find(({ name }) => name === childName)?.text ?? '';

const getChildren = (node: FeedNode, childName: string): readonly FeedNode[] =>
  node.children.filter(({ name }) => name === childName);

/** Even a removal must say which title it is about. */
function validateId(item: FeedNode, path: string): readonly FeedProblem[] {
  const ids = ['gmrss:videoAssetId', 'gmrss:seriesAssetId'].filter(
    (name) => getChildren(item, name).length > 0,
  );
  if (ids.length === 1) return [];
  const message = ids.length
    ? 'The item has both gmrss:videoAssetId and gmrss:seriesAssetId.'
    : 'The item has no id.';
  const fix =
    'Write gmrss:seriesAssetId for a SeriesMaster and gmrss:videoAssetId for everything else.';
  return [{ path, message, fix }];
}

function validateSeries(item: FeedNode, path: string): readonly FeedProblem[] {
  const references = getChildren(item, 'gmrss:entityReference');
  const isEpisode = getText(item, 'gmrss:entityType') === 'Episode';
  const hasSeries = references.some(
    ({ attributes }) => attributes['entityType'] === 'SeriesMaster',
  );
  if (!isEpisode || references.length === 0 || hasSeries) return [];
  return [
    {
      path: `${path}/gmrss:entityReference`,
      message: 'The episode does not point at its series.',
      fix: 'Add a gmrss:entityReference with entityType="SeriesMaster".',
    },
  ];
}

function validateStreams(item: FeedNode, path: string): readonly FeedProblem[] {
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
  const at = `${path}/media:group`;
  const problems: FeedProblem[] = [];
  if (defaults.length > 1) {
    const message = `${defaults.length} streams have isDefault="true".`;
    problems.push({ path: at, message, fix: 'Keep it on one of them.' });
  }
  if (hasRepeatedHash) {
    const message = 'A stream has two checksums of the same algorithm.';
    problems.push({ path: at, message, fix: 'Keep one media:hash per algo.' });
  }
  return problems;
}

const RANGES = [
  { name: 'media:chapter', start: 'startTime', end: 'endTime' },
  { name: 'gmrss:timeSlice', start: 'start', end: 'end' },
] as const;

function validateRanges(item: FeedNode, path: string): readonly FeedProblem[] {
  return RANGES.flatMap(({ name, start, end }) =>
    getChildren(item, name)
      .filter(
        ({ attributes }) =>
          Number(attributes[end]) <= Number(attributes[start]),
      )
      .map(() => ({
        path: `${path}/${name}`,
        message: `${end} does not lie after ${start}.`,
        fix: `Give ${end} a greater number of milliseconds than ${start}.`,
      })),
  );
}

/** Rules that span several elements of an item. */
export function validateItem(
  item: FeedNode,
  path: string,
  isSparse: boolean,
): readonly FeedProblem[] {
  return [
    ...(isSparse ? validateId(item, path) : []),
    ...validateSeries(item, path),
    ...validateStreams(item, path),
    ...validateRanges(item, path),
  ];
}
