import { describe, expect, it } from 'vitest';
import { checkUpgrade } from '../../src/upgrade/checkUpgrade';
import { readCorpus, type Mark } from './readCorpus';
import { getVersions, LIBRARIES, NAMES } from './setting';

const APPS = readCorpus(NAMES);

/** True for a mark that an upgrade between the versions must report. */
function isDue(
  { kind, since, until }: Mark,
  from: string,
  to: string,
): boolean {
  const [at, start, end] = [since, from, to].map((v) => NAMES.indexOf(v));
  if (at === undefined || at < 0) throw new Error(`unknown version "${since}"`);
  const isPassed =
    at <= (end ?? 0) && (kind === 'deprecated' || at > (start ?? 0));
  return isPassed && (until === undefined || NAMES.indexOf(until) > (end ?? 0));
}

const print = ({ file, line, kind, symbol }: Omit<Mark, 'since'>): string =>
  `${file}:${line} ${kind} ${symbol}`;

describe.each(APPS)('$name', ({ files, settings, versions, marks }) => {
  it('is reported without a miss and without a false alarm', () => {
    const check = (from: string, to: string) =>
      checkUpgrade(LIBRARIES, getVersions(from, to), files, { settings });
    // From the oldest and the newest that it was written for, to each later one.
    const upgrades = [
      ...new Set([...versions.slice(0, 1), ...versions.slice(-1)]),
    ].flatMap((from) =>
      NAMES.slice(NAMES.indexOf(from) + 1).map((to) => [from, to] as const),
    );
    const want = upgrades.map(([from, to]) => [
      `${from} → ${to}`,
      ...marks
        .filter((m) => isDue(m, from, to))
        .map(print)
        .sort(),
    ]);
    const found = upgrades.map(([from, to]) => [
      `${from} → ${to}`,
      ...check(from, to).findings.map(print).sort(),
    ]);
    expect(found).toEqual(want);
  });
});
