import { expect, test } from 'vitest';
import { createSearch } from '@site/src/search/createSearch';
import { getExcerpt } from '@site/src/search/excerpt';
import type { SearchEntry } from '@site/src/search/format';
import type { MarkedText, SearchScope } from '@site/src/search/results';

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
): Row => {
  const variants = [{ versions: [0, 1, 2], path, ...changes }];
  return [{ kind, name, parent, keywords, variants }, text];
};

const member = (
  kind: SearchEntry['kind'],
  name: string,
  text: string,
  changes: Partial<SearchEntry & Variant> = {},
): Row => {
  const path = `api/Device/#${name.toLowerCase()}`;
  return entry(kind, name, path, text, { parent: 'Device', ...changes });
};

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

const PATH = 'api/Device/#namechanged';

/** A small index of three versions. */
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
        { path: PATH, versions: [0], summary: 'New.' },
        { path: PATH, versions: [1], summary: 'Old.' },
      ],
    },
    'Fires for a new name.',
    'Fires for a name.',
  ],
  member('type', 'AudioProfiles', 'Map of formats. dialLink: Unused.'),
  entry('page', 'Deep Linking', 'guides/deep-linking/', 'How to open a title.'),
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

const versions = ['3.0.0', '2.0.0', '1.0.0'].map((name, i) => ({
  name,
  label: name,
  path: i ? `/docs/${name}/` : '/docs/',
}));

const search = await createSearch(
  { versions, entries: ROWS.map(([entry]) => entry) },
  ROWS.flatMap(([, ...texts]) => texts),
);

const urls = (query: string, scope: SearchScope = 0): readonly string[] =>
  search(query, scope).hits.map(({ url }) => url);

const print = (pieces: readonly MarkedText[] = []): string =>
  pieces.map((p) => (p.isMarked ? `[${p.text}]` : p.text)).join('');

test.each([
  ['Device.audio()', '/docs/api/Device/#audio'],
  ['audo', '/docs/api/Device/#audio'],
  ['audiol', '/docs/api/Device/#audiolevel'],
  ['device', '/docs/api/Device/'],
  // The symbol comes before a heading with the same words.
  ['device audio level', '/docs/api/Device/#audiolevel'],
  ["Device.listen('nameChanged', show);", '/docs/api/Device/#namechanged'],
  ['device.onNameChanged', '/docs/api/Device/#namechanged'],
  ['deeplink', '/docs/guides/deep-linking/'],
  ['how do I open titles', '/docs/guides/deep-linking/'],
  // A whole name in a text comes before its parts.
  ['dialLink', '/docs/api/Device/#audioprofiles'],
  // Words that readers use if they don't know the name.
  ['wi-fi', '/docs/api/Device/#network'],
  ['zipcode', '/docs/api/Device/#network'],
  ['how can the user log in', '/docs/api/Device/#network'],
  // The whole word comes before the beginning of DialogIntent.
  ['dial', '/docs/api/Device/#network'],
  // Swapped letters.
  ['devcie.auido', '/docs/api/Device/#audio'],
  ['nmaechanged', '/docs/api/Device/#namechanged'],
  // Other forms of words, and synonyms. A page comes before a section of another page.
  ['deep links', '/docs/guides/deep-linking/'],
  ['the television', '/docs/api/Device/'],
  // Markup stays text.
  ['<b>audio</b>', '/docs/api/Device/#audio'],
  ['could you please tell me which sound formats', '/docs/api/Device/#audio'],
])('%s finds %s first', (query, url) => {
  expect(urls(query)[0]).toBe(url);
});

test.each([
  ['-> Promise<AudioProfiles>', ['/docs/api/Device/#audio']],
  ['returns:audioprof', ['/docs/api/Device/#audio']],
  ['number ->', ['/docs/api/Device/#audiolevel']],
  ['number -> AudioProfiles', []],
])('%s finds by type', (query, expected) => {
  expect(urls(query)).toEqual(expected);
});

test('a type is followed by what uses it', () => {
  const [type, user] = search('AudioProfiles', 0).hits;
  expect(type?.url).toBe('/docs/api/Device/#audioprofiles');
  expect(user?.url).toBe('/docs/api/Device/#audio');
  expect(user?.reason).toBe('returns AudioProfiles');
});

test('all versions together show each entry once, as it is in the newest', () => {
  const { hits, counts, total } = search('nameChanged', 'all');
  expect(hits.map((hit) => hit.url)).toEqual(['/docs/api/Device/#namechanged']);
  expect(print(hits[0]?.excerpt)).toBe('New.');
  expect(counts).toEqual([1, 1, 0]);
  expect(total).toBe(1);
});

test('a hit says in which versions it is', () => {
  const availability = (query: string): string | undefined =>
    search(query, 'all').hits[0]?.availability;
  expect(availability('audio')).toBe('every version');
  expect(availability('nameChanged')).toBe('2.0.0 – 3.0.0');
  expect(availability('gramophones')).toBe('only 1.0.0');
});

test('an excerpt comes from the text if only the text fits, and is marked', () => {
  const [hit] = search('dolby', 0).hits;
  expect(print(hit?.excerpt)).toBe('Formats such as [dolbyAtmos].');
  expect(print(search('sound', 0).hits[0]?.excerpt)).toBe(
    'Returns which [sound] formats there are.',
  );
});

test.each([
  // A sentence, rather than a row, and the one with most words.
  ['First one. The second has wood in it.', 'The second has [wood] in it.'],
  ['wood\tnot this\nPlain wood.', 'Plain [wood].'],
  ['Plain wood.\nOak is a wood.', '[Oak] is a [wood].'],
  // A row as a sentence, and code only where there is nothing else.
  ['saw\tcuts wood\tfast.', 'saw: cuts [wood]; fast.'],
  ['`wood()\nWhat it is for.', 'What it is for.'],
  ['`wood()', '[wood]()'],
])('an excerpt of %j is %s', (text, expected) => {
  expect(print(getExcerpt('', text, new Set(['wood', 'oak'])))).toBe(expected);
});

test('small words in a name are no words of the query', () => {
  const { hits } = search('navigateTo', 0);
  for (const { title, excerpt } of hits)
    expect(print([...title, ...excerpt])).not.toMatch(/\[to\]/i);
});

test('a module that only another version has leads to its own page', () => {
  const { hits, counts, elsewhere } = search('safe box', 0);
  const [first, second] = hits;
  expect(first?.url).toBe('/docs/1.0.0/api/SafeBox/');
  expect(first?.availability).toBe('only 1.0.0');
  expect(second?.url).toBe('/docs/guides/deep-linking/#safe-box');
  expect([counts[0], elsewhere]).toEqual([1, 1]);
  expect(search('safe box', 'all').elsewhere).toBe(0);
  expect(urls('SafeBox', 2)).toEqual(['/docs/1.0.0/api/SafeBox/']);
});

test('what other versions have by another name is no hit, but counts', () => {
  const query = 'a place for secrets';
  const { hits, counts, total } = search(query, 0);
  expect([hits, counts, total]).toEqual([[], [0, 0, 1], 1]);
  expect(urls(query, 2)).toEqual(['/docs/1.0.0/api/SafeBox/']);
});

test('a word that is far from all words is not corrected', () => {
  expect([...urls('sprache', 'all'), ...urls('haus', 'all')]).toEqual([]);
});

test('a tool leads out of the docs, whatever the version', () => {
  expect(urls('desk', 1)).toEqual(['/desk/']);
});

test('half a keyword is no keyword', () => {
  expect(search('debug log', 0).hits[0]).toMatchObject({
    url: '/docs/api/Device/#network',
  });
  expect(search('log', 0).isLoose).toBe(false);
});

test('similar hits follow if a version has few or no good hits', () => {
  const query = 'which version speaks gramophones about deep linking';
  expect(search(query, 2).isLoose).toBe(false);
  expect(urls(query, 2).length).toBeGreaterThan(1);
  expect(search(query, 0).isLoose).toBe(true);
  expect(urls(query)[0]).toBe('/docs/guides/deep-linking/');
});

test('similar words are said to be similar', () => {
  expect(search('gramofones', 2)).toMatchObject({ isLoose: true, total: 1 });
  expect(search('gramophones', 2)).toMatchObject({ isLoose: false });
});

test.each([
  ['spaces', ' \t\n '],
  ['10,000 characters without a space', 'a'.repeat(10_000)],
  ['10,000 arrows', '->'.repeat(5000)],
  ['regular expressions', '(.*)+[a-z]{2,}\\d$^|?'],
  ['a half surrogate', '\ud83d'],
  ['a name of Object', 'constructor __proto__ toString'],
  ['a field without a type', 'returns:'],
])('%s does no harm', (_, query) => {
  const { hits } = search(query, 'all');
  expect(hits.length).toBeLessThanOrEqual(30);
});
