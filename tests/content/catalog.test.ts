import { expect, it } from 'vitest';
import { getContradictions } from './catalog';
import { readVersions } from './samples';

it('contradictions are found', () => {
  const season = {
    identifiers: { entityId: '1-s1', seriesId: '1' },
    programType: 'season',
    title: 'Show, Season 3',
    seasonNumber: 1,
  };
  const episode = { programType: 'episode', title: 'Pilot' };
  const movie = { programType: 'movie', synopsis: 'A lamp.' };
  const examples = [
    season,
    { identifiers: { entityId: '1-s1' }, ...episode },
    { ...movie, entityId: '1' },
    { ...movie, entityId: '2' },
    { startTime: '2030', endTime: '2030' },
  ];
  expect([...getContradictions({ examples })].sort()).toEqual([
    '2030 to 2030: no time',
    'ID of the synopsis "A lamp.": 1, and 2',
    'kind of 1-s1: season, and episode',
    'season number of 1-s1: 1, and 3',
    'title of 1-s1: Show, Season 3, and Pilot',
  ]);
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
