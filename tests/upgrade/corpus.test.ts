import { describe, expect, it } from 'vitest';
import { checkUpgrade } from '../../src/upgrade/checkUpgrade';
import { getSetting, VERSIONS } from './setting';
import { readCorpus, type Mark } from './readCorpus';

const NAMES = VERSIONS.map((v) => v.version);
const APPS = readCorpus(NAMES);

const TIMEOUT = 120_000;

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

it('has at least sixty apps', () => {
  expect(APPS.length).toBeGreaterThanOrEqual(60);
});

describe.each(APPS)('$name', ({ versions, marks, files, surroundings }) => {
  const pairs = versions.flatMap((from) =>
    NAMES.slice(NAMES.indexOf(from) + 1).map((to) => [from, to] as const),
  );

  it(
    'is reported without a miss and without a false alarm',
    () => {
      const want = pairs.map(([from, to]) => [
        `${from} → ${to}`,
        ...marks
          .filter((m) => isDue(m, from, to))
          .map(print)
          .sort(),
      ]);
      const found = pairs.map(([from, to]) => [
        `${from} → ${to}`,
        ...checkUpgrade(getSetting(from, to), files, { surroundings })
          .findings.map(print)
          .sort(),
      ]);
      expect(found).toEqual(want);
    },
    TIMEOUT,
  );
});
