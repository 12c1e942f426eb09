import type { SearchEntry, SymbolsFile } from '@site/src/search/format';
import { createSearch, type Search } from '@site/src/search/createSearch';

type Variant = SearchEntry['variants'][number];

/** An entry of all versions, or of those in the changes. */
const entry = (
  kind: SearchEntry['kind'],
  name: string,
  path: string,
  { parent, keywords, ...changes }: Partial<SearchEntry & Variant> = {},
): SearchEntry => ({
  kind,
  name,
  ...(parent !== undefined && { parent }),
  ...(keywords && { keywords }),
  variants: [{ versions: [0, 1, 2], path, ...changes }],
});

const VERSIONS = ['3.0.0', '2.0.0', '1.0.0'].map((name, i) => ({
  name,
  label: name,
  path: i ? `/docs/${name}/` : '/docs/',
}));

const inDevice = { parent: 'Device' };
const inGuide = { parent: 'Deep Linking' };

/** Entries, each followed by the text of its variants. */
const ENTRIES: readonly (readonly [SearchEntry, ...string[]])[] = [
  [entry('module', 'Device', 'api/Device/'), 'The device.'],
  [
    entry('method', 'audio', 'api/Device/#audio', {
      ...inDevice,
      summary: 'Returns which sound formats there are.',
      returns: ['AudioProfiles'],
    }),
    'Formats such as dolbyAtmos.',
  ],
  [
    entry('method', 'audioLevel', 'api/Device/#audiolevel', {
      ...inDevice,
      takes: ['number'],
    }),
    '',
  ],
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
    entry('type', 'AudioProfiles', 'api/Device/#audioprofiles', inDevice),
    'Map of formats. dialLink: Unused.',
  ],
  [
    entry('page', 'Deep Linking', 'guides/deep-linking/'),
    'How to open a title: listen, then show it.',
  ],
  [
    entry('method', 'network', 'api/Device/#network', {
      ...inDevice,
      summary: 'Returns the link. Dial in.',
      keywords: ['wifi', 'zip code', 'log in', 'where is the device'],
    }),
    'See the debug log.',
  ],
  [
    entry('type', 'DialogIntent', 'api/Device/#dialogintent', inDevice),
    'Platforms show a dialog.',
  ],
  [
    entry('module', 'SafeBox', 'api/SafeBox/', {
      keywords: ['place for secrets'],
      versions: [2],
    }),
    'Keeps things.',
  ],
  [
    entry(
      'section',
      'Device audio level',
      'guides/deep-linking/#level',
      inGuide,
    ),
    'A splash, a pause, a voice.',
  ],
  [entry('tool', 'Desk', '/desk/'), ''],
  [
    entry('section', 'Deep links', 'guides/sample/#deep-links', {
      versions: [0],
    }),
    '',
  ],
  [
    entry('section', 'Safe box', 'guides/deep-linking/#safe-box', {
      ...inGuide,
      versions: [0, 1],
    }),
    'It is gone.',
  ],
  [
    entry('section', 'Loudness', 'guides/deep-linking/#loudness', {
      ...inGuide,
      versions: [2],
    }),
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
