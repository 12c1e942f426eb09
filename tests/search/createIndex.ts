import type { SearchEntry, SymbolsFile } from '@site/src/search/format';
import { createSearch, type Search } from '@site/src/search/createSearch';

const method = (
  name: string,
  path: string,
  changes: Partial<SearchEntry['variants'][number]> = {},
): SearchEntry => ({
  kind: 'method',
  name,
  parent: 'Device',
  variants: [{ versions: [0, 1, 2], path: `api/Device/#${path}`, ...changes }],
});

const VERSIONS = ['3.0.0', '2.0.0', '1.0.0'].map((name, i) => ({
  name,
  label: name,
  path: i ? `/docs/${name}/` : '/docs/',
}));

/** Entries, each followed by the text of its variants. */
const ENTRIES: readonly (readonly [SearchEntry, ...string[]])[] = [
  [
    {
      kind: 'module',
      name: 'Device',
      variants: [{ versions: [0, 1, 2], path: 'api/Device/' }],
    },
    'The device.',
  ],
  [
    method('audio', 'audio', {
      summary: 'Returns which sound formats there are.',
      returns: ['AudioProfiles'],
    }),
    'Formats such as dolbyAtmos.',
  ],
  [method('audioLevel', 'audiolevel', { takes: ['number'] }), ''],
  [
    {
      kind: 'event',
      name: 'nameChanged',
      parent: 'Device',
      aliases: ['onNameChanged'],
      variants: [
        { versions: [0], path: 'api/Device/#namechanged', summary: 'New.' },
        { versions: [1], path: 'api/Device/#namechanged', summary: 'Old.' },
      ],
    },
    'Fires for a new name.',
    'Fires for a name.',
  ],
  [
    {
      kind: 'type',
      name: 'AudioProfiles',
      parent: 'Device',
      variants: [{ versions: [0, 1, 2], path: 'api/Device/#audioprofiles' }],
    },
    'Map of formats.',
  ],
  [
    {
      kind: 'page',
      name: 'Deep Linking',
      variants: [{ versions: [0, 1, 2], path: 'guides/deep-linking/' }],
    },
    'How to open a title: listen, then show it.',
  ],
  [
    {
      ...method('network', 'network', {
        summary: 'Returns the link. Dial in.',
      }),
      keywords: ['wifi', 'zip code', 'log in', 'where is the device'],
    },
    'See the debug log.',
  ],
  [
    {
      kind: 'type',
      name: 'DialogIntent',
      parent: 'Device',
      variants: [{ versions: [0, 1, 2], path: 'api/Device/#dialogintent' }],
    },
    'Platforms show a dialog.',
  ],
  [
    {
      kind: 'module',
      name: 'SafeBox',
      keywords: ['place for secrets'],
      variants: [{ versions: [2], path: 'api/SafeBox/' }],
    },
    'Keeps things.',
  ],
  [
    {
      kind: 'section',
      name: 'Device audio level',
      parent: 'Deep Linking',
      variants: [{ versions: [0, 1, 2], path: 'guides/deep-linking/#level' }],
    },
    'A splash, a pause, a voice.',
  ],
  [
    {
      kind: 'tool',
      name: 'Desk',
      variants: [{ versions: [0, 1, 2], path: '/desk/' }],
    },
    '',
  ],
  [
    {
      kind: 'section',
      name: 'Deep links',
      variants: [{ versions: [0], path: 'guides/sample/#deep-links' }],
    },
    '',
  ],
  [
    {
      kind: 'section',
      name: 'Safe box',
      parent: 'Deep Linking',
      variants: [{ versions: [0, 1], path: 'guides/deep-linking/#safe-box' }],
    },
    'It is gone.',
  ],
  [
    {
      kind: 'section',
      name: 'Loudness',
      parent: 'Deep Linking',
      variants: [{ versions: [2], path: 'guides/deep-linking/#loudness' }],
    },
    'Only the first version speaks of gramophones.',
  ],
];

/** Creates a search in a small index of three versions. */
export function createSmallSearch(): Promise<Search> {
  const file: SymbolsFile = {
    versions: VERSIONS,
    entries: ENTRIES.map(([entry]) => entry),
  };
  const texts = ENTRIES.flatMap(([, ...own]) => own);
  return createSearch(file, texts);
}
