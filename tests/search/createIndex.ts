import type { SearchEntry, SymbolsFile } from '@site/src/search/format';
import { createSearch, type Search } from '@site/src/search/createSearch';

type Variant = SearchEntry['variants'][number];

/** An entry, and the text of each of its variants. */
type Row = readonly [entry: SearchEntry, ...texts: string[]];

/** An entry of all versions, or of those in the changes. */
const entry = (
  kind: SearchEntry['kind'],
  name: string,
  path: string,
  text: string,
  { parent, keywords, ...changes }: Partial<SearchEntry & Variant> = {},
): Row => [
  {
    kind,
    name,
    ...(parent !== undefined && { parent }),
    ...(keywords && { keywords }),
    variants: [{ versions: [0, 1, 2], path, ...changes }],
  },
  text,
];

const member = (
  kind: SearchEntry['kind'],
  name: string,
  text: string,
  changes: Partial<SearchEntry & Variant> = {},
): Row =>
  entry(kind, name, `api/Device/#${name.toLowerCase()}`, text, {
    parent: 'Device',
    ...changes,
  });

/** A section of the guide. */
const section = (
  name: string,
  versions: readonly number[],
  text: string,
): Row => {
  const id = name.toLowerCase().replace(/ /g, '-');
  const parent = 'Deep Linking';
  const path = `guides/deep-linking/#${id}`;
  return entry('section', name, path, text, { parent, versions });
};

const EVENT = { path: 'api/Device/#namechanged' };

const ROWS: readonly Row[] = [
  entry('module', 'Device', 'api/Device/', 'The device.'),
  member('method', 'audio', 'Formats such as dolbyAtmos.', {
    summary: 'Returns which sound formats there are.',
    returns: ['AudioProfiles'],
  }),
  member('method', 'audioLevel', '', { takes: ['number'] }),
  [
    {
      kind: 'event',
      name: 'nameChanged',
      parent: 'Device',
      aliases: ['onNameChanged'],
      variants: [
        { ...EVENT, versions: [0], summary: 'New.' },
        { ...EVENT, versions: [1], summary: 'Old.' },
      ],
    },
    'Fires for a new name.',
    'Fires for a name.',
  ],
  member('type', 'AudioProfiles', 'Map of formats. dialLink: Unused.'),
  entry(
    'page',
    'Deep Linking',
    'guides/deep-linking/',
    'How to open a title: listen, then show it.',
  ),
  member('method', 'network', 'See the debug log.', {
    summary: 'Returns the link. Dial in.',
    keywords: ['wifi', 'zip code', 'log in', 'where is the device'],
  }),
  member('type', 'DialogIntent', 'Platforms show a dialog.'),
  entry('module', 'SafeBox', 'api/SafeBox/', 'Keeps things.', {
    keywords: ['place for secrets'],
    versions: [2],
  }),
  section('Device audio level', [0, 1, 2], 'A splash, a pause, a voice.'),
  entry('tool', 'Desk', '/desk/', ''),
  entry('section', 'Deep links', 'guides/sample/#deep-links', '', {
    versions: [0],
  }),
  section('Safe box', [0, 1], 'It is gone.'),
  section('Loudness', [2], 'Only the first version speaks of gramophones.'),
];

/** Creates a search in a small index of three versions. */
export function createSmallSearch(): Promise<Search> {
  const file: SymbolsFile = {
    versions: ['3.0.0', '2.0.0', '1.0.0'].map((name, i) => ({
      name,
      label: name,
      path: i ? `/docs/${name}/` : '/docs/',
    })),
    entries: ROWS.map(([entry]) => entry),
  };
  return createSearch(
    file,
    ROWS.flatMap(([, ...texts]) => texts),
  );
}
