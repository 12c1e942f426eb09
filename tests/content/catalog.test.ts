import { expect, it } from 'vitest';
import { getContradictions } from './catalog';
import { readVersions } from './samples';

it('contradictions are found', () => {
  const season = {
    identifiers: { entityId: '1' },
    programType: 'season',
    title: 'Show, Season 3',
    seasonNumber: 1,
  };
  const examples = [
    season,
    { ...season, programType: 'episode' },
    { startTime: '2030', endTime: '2030' },
  ];
  expect([...getContradictions({ examples })].sort()).toEqual([
    '2030 to 2030: no time',
    'kind of 1: season, and episode',
    'season number of 1: 1, and 3',
  ]);
});

it('the examples of all versions show one catalog', () => {
  const examples = readVersions('.').map(({ document }) => document);
  expect(getContradictions({ examples })).toEqual([]);
});
