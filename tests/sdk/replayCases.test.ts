import { expect, it } from 'vitest';
import versions from '../../versions.json';
import { readCases } from './readCases';
import { replayCases } from './replayCases';

const cases = readCases('tests/fixtures/sdk-cases.json');

/** A new version may have no recordings yet. */
const recorded = [
  ...new Set(
    cases.flatMap((one) => one.recorded?.flatMap((r) => r.versions) ?? []),
  ),
];

it('has recordings of released versions', () => {
  expect(recorded.length).toBeGreaterThanOrEqual(7);
  expect(versions).toEqual(expect.arrayContaining(recorded));
});

it.concurrent.each(recorded)(
  'does what the real SDK of %s was seen to do',
  async (version) => {
    const { compared, differences } = await replayCases(cases, [version]);
    expect(differences).toEqual([]);
    // All cases except c31, which was recorded only with 0.6.0.
    expect(compared).toBe(version === '0.6.0' ? 31 : 30);
  },
);
