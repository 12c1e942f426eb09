import { expect, it } from 'vitest';
import versions from '../../versions.json';
import { readJson } from '../readJson';
import type { Entry, SdkCase } from './PretendedPlatform';
import { replayCase } from './replayCase';

const { cases } = readJson('tests/fixtures/sdk-cases.json') as {
  readonly cases: readonly SdkCase[];
};

const CHANNELS = ['console', 'send', 'recv', 'error'];

/** The order of entries counts only within their channel. */
const print = ({ id }: SdkCase, transcript: readonly Entry[] = []) =>
  CHANNELS.map((channel) => [
    `${id} ${channel}`,
    ...transcript
      .filter(({ t }) => t === channel)
      .map((e) => JSON.stringify(e)),
  ]);

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

it.each(recorded)(
  'does what the real SDK of %s was seen to do',
  async (version) => {
    const played = cases.flatMap((one) => {
      const own = one.recorded?.find((r) => r.versions.includes(version));
      return own ? [{ ...one, transcript: own.transcript }] : [];
    });
    // All cases except c31, which was recorded only with 0.6.0.
    expect(played).toHaveLength(version === '0.6.0' ? 31 : 30);
    const found: (readonly Entry[])[] = [];
    for (const one of played) found.push(await replayCase(one, version));
    expect(played.flatMap((one, i) => print(one, found[i]))).toEqual(
      played.flatMap((one) => print(one, one.transcript)),
    );
  },
);
