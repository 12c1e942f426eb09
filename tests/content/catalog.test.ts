import { describe, expect, it } from 'vitest';
import { getContradictions } from './catalog';
import { readVersions } from './samples';

describe('getContradictions', () => {
  const season = {
    identifiers: { entityId: '1-s1', seriesId: '1' },
    programType: 'season',
    title: 'Show, Season 1',
    seasonNumber: 1,
  };
  const toDocument = (...examples: unknown[]) => ({ method: { examples } });

  const tests: [string, { given: unknown; want: readonly string[] }][] = [
    ['accepts titles that fit', { given: toDocument(season), want: [] }],
    [
      'finds a number that is not that of the title',
      {
        given: toDocument({ ...season, title: 'Show, Season 3' }),
        want: ['season number of 1-s1: 1, and 3'],
      },
    ],
    [
      'finds an ID for two titles',
      {
        given: toDocument(season, {
          identifiers: { entityId: '1-s1' },
          programType: 'episode',
          title: 'Pilot',
        }),
        want: [
          'kind of 1-s1: season, and episode',
          'title of 1-s1: Show, Season 1, and Pilot',
        ],
      },
    ],
    [
      'finds a synopsis for two titles',
      {
        given: toDocument(
          { programType: 'movie', entityId: '1', synopsis: 'A lamp.' },
          { programType: 'movie', entityId: '2', synopsis: 'A lamp.' },
        ),
        want: ['ID of the synopsis "A lamp.": 1, and 2'],
      },
    ],
    [
      'finds a right without duration',
      {
        given: toDocument({ startTime: '2030', endTime: '2030' }),
        want: ['2030 to 2030: no time'],
      },
    ],
  ];

  it.each(tests)('%s', (_, { given, want }) => {
    expect(getContradictions(given)).toEqual(want);
  });
});

it.each(readVersions(process.cwd()))(
  'the examples of $folder show one catalog',
  ({ document }) => {
    expect(getContradictions(document)).toEqual([]);
  },
);

it('is the same catalog in every version', () => {
  const examples = readVersions(process.cwd()).map(({ document }) => document);
  expect(getContradictions({ examples })).toEqual([]);
});
