import { describe, expect, it } from 'vitest';
import { checkUpgrade } from '../../src/upgrade/checkUpgrade';
import { APPS, checkAll, NAMES } from './checkCorpus';
import type { Mark } from './readCorpus';
import { getSetting } from './setting';

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

describe.each(APPS)('$name', (app) => {
  it('is reported without a miss and without a false alarm', () => {
    const upgrades = checkAll(app);
    const want = upgrades.map(({ from, to }) => [
      `${from} → ${to}`,
      ...app.marks
        .filter((m) => isDue(m, from, to))
        .map(print)
        .sort(),
    ]);
    const found = upgrades.map(({ from, to, report }) => [
      `${from} → ${to}`,
      ...report.findings.map(print).sort(),
    ]);
    expect(found).toEqual(want);
  });
});

/** What a check says may not depend on which it made before; some show that. */
const SOME = APPS.filter((_, i) => i % 8 === 0);

describe.each(SOME)('$name', (app) => {
  it('is reported the same when one upgrade alone is checked', () => {
    const { files, surroundings } = app;
    const last = checkAll(app).filter(({ to }) => to === NAMES.at(-1));
    for (const { from, to, report } of last.slice(0, 1)) {
      const setting = getSetting(from, to);
      const alone = checkUpgrade(setting, files, { surroundings });
      expect(report).toEqual(alone);
    }
  });
});
